// @ts-check
/*
 * How src/ui/fonts/inter-latin.woff2 was made. Not part of the build: run it again only for another set of signs.
 *
 *   npm pack inter-ui@4.1.1 && tar xzf inter-ui-4.1.1.tgz
 *   node scripts/subset-font.mjs package/variable/InterVariable.woff2
 *
 * It needs Python with fontTools and Brotli (Debian: fonttools, python3-brotli); `PYTHON` names another interpreter.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const TARGET = 'src/ui/fonts/inter-latin.woff2';
const LIMIT = 30_000;

/** ASCII, the letters of European first names, and the marks that texts and figures of both languages use. */
const SIGNS = [
  'U+0020-007E',
  ...Array.from('ÄÅÉÖØÜßàáâãäåçèéêëìíîïñòóôõöøùúûü', (sign) => `U+${hex(sign)}`),
  ...Array.from('\u00a0\u2009\u202f€±·×÷–‘’‚“”„•…→−≈≤≥', (sign) => `U+${hex(sign)}`),
].join();

/**
 * What stands in one column with others and has to be as wide. Inter widens hyphens, brackets and spaces too, which
 * tears "74-89" and the names of runs apart, since the whole page is set in tabular figures.
 */
const TABULAR = Array.from('0123456789.,:+−±×÷=<>≈≤≥', (sign) => sign.charCodeAt(0));

/** Inter's figures are lining ones, and accents are letters of their own here: no other feature is needed. */
const RECIPE = `
import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

source, target, signs, tabular = sys.argv[1:]
font = instancer.instantiateVariableFont(TTFont(source), {'opsz': 14, 'wght': (400, 700)})
kept = {int(sign) for sign in tabular.split(',')}
even = {}
gsub = font['GSUB'].table
for record in gsub.FeatureList.FeatureRecord:
    for lookup in record.Feature.LookupListIndex if record.FeatureTag == 'tnum' else []:
        for table in gsub.LookupList.Lookup[lookup].SubTable:
            even.update(getattr(table, 'ExtSubTable', table).mapping)
for table in font['cmap'].tables:
    table.cmap = {sign: even[name] if sign in kept and name in even else name for sign, name in table.cmap.items()}
options = subset.Options(layout_features=['kern'], hinting=False, flavor='woff2', drop_tables=['STAT', 'MVAR', 'DSIG'])
options.name_IDs = [0, 1, 2, 5, 13, 14]
cut = subset.Subsetter(options)
cut.populate(unicodes=subset.parse_unicodes(signs))
cut.subset(font)
font.cfg['fontTools.otlLib.optimize.gpos:COMPRESSION_LEVEL'] = 9
subset.save_font(font, target, options)
`;

const [source] = process.argv.slice(2);
if (source === undefined)
  throw new Error('Say which font to cut: node scripts/subset-font.mjs InterVariable.woff2');
const python = process.env.PYTHON ?? 'python3';
const { status } = spawnSync(python, ['-c', RECIPE, source, TARGET, SIGNS, TABULAR.join()], {
  stdio: 'inherit',
});
if (status !== 0) throw new Error(`The font was not cut. Has ${python} the packages fontTools and Brotli?`);
const { size } = statSync(TARGET);
if (size > LIMIT) throw new Error(`${TARGET} has ${size} bytes, more than ${LIMIT}: leave signs out.`);
process.stdout.write(`${TARGET}: ${size} bytes\n`);

/** @param {string} sign */
function hex(sign) {
  return sign.charCodeAt(0).toString(16);
}
