/*
 * Makes packages/dashboard/src/ui/fonts/inter-latin.woff2. Not part of the build: run it again only to change the set of
 * characters.
 *
 *   npm pack inter-ui@4.1.1 && tar xzf inter-ui-4.1.1.tgz
 *   npx tsx scripts/subsetFont.ts package/variable/InterVariable.woff2
 *
 * Needs Python with fontTools and Brotli (Debian: fonttools, python3-brotli). `PYTHON` names another interpreter.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { FONT_RANGES } from './lib/fontCharacters';

const TARGET = 'packages/dashboard/src/ui/fonts/inter-latin.woff2';
const MAX_BYTES = 30_000;

/**
 * Characters that line up in columns, so they are all of one width. The page is set in tabular figures as a whole, and
 * Inter's tabular hyphens, brackets and spaces are too wide in texts such as "74-89".
 */
const TABULAR = Array.from('0123456789.,:+−±×÷=<>≈≤≥', (character) => character.charCodeAt(0));

/**
 * Inter's figures are lining figures by default, and accented letters are characters of their own: only kerning is
 * kept.
 */
const SUBSET = `
import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

source, target, characters, tabular = sys.argv[1:]
font = instancer.instantiateVariableFont(TTFont(source), {'opsz': 14, 'wght': (400, 700)})
kept = {int(code) for code in tabular.split(',')}
even = {}
gsub = font['GSUB'].table
for record in gsub.FeatureList.FeatureRecord:
    for lookup in record.Feature.LookupListIndex if record.FeatureTag == 'tnum' else []:
        for table in gsub.LookupList.Lookup[lookup].SubTable:
            even.update(getattr(table, 'ExtSubTable', table).mapping)
for table in font['cmap'].tables:
    table.cmap = {code: even[name] if code in kept and name in even else name for code, name in table.cmap.items()}
options = subset.Options(layout_features=['kern'], hinting=False, flavor='woff2', drop_tables=['STAT', 'MVAR', 'DSIG'])
options.name_IDs = [0, 1, 2, 5, 13, 14]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=subset.parse_unicodes(characters))
subsetter.subset(font)
font.cfg['fontTools.otlLib.optimize.gpos:COMPRESSION_LEVEL'] = 9
subset.save_font(font, target, options)
`;

const [source] = process.argv.slice(2);
if (source === undefined)
  throw new Error('Name the font to subset: npx tsx scripts/subsetFont.ts InterVariable.woff2');
const python = process.env.PYTHON ?? 'python3';
const { status } = spawnSync(python, ['-c', SUBSET, source, TARGET, FONT_RANGES, TABULAR.join()], {
  stdio: 'inherit',
});
if (status !== 0) throw new Error(`The subset was not made. Does ${python} have fontTools and Brotli?`);
const { size } = statSync(TARGET);
if (size > MAX_BYTES)
  throw new Error(`${TARGET} has ${size} bytes, more than ${MAX_BYTES}: leave characters out.`);
console.log(`${TARGET}: ${size} bytes`);
