import { fileName } from '@simulation/engine/format';
import { DEFAULT_LOCALE } from '@simulation/engine/texts';

/**
 * The name of what a browser saves, as of a file of the page: it begins with `simulation-`.
 *
 * @param kind whether it is saved without being asked to
 */
export const namedAs = (kind: 'attachment' | 'inline', seed: string, ending: string) => ({
  'Content-Disposition': `${kind}; filename="${fileName(seed, DEFAULT_LOCALE, ending)}"`,
});
