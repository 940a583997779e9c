import { createHash } from 'node:crypto';
import { metaPolicy } from '../../../hosting/headers';

/** The files of a build of one script and one style sheet, by path. */
type Files = ReadonlyMap<string, Buffer>;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Ends no element early. */
const inScript = (code: string) =>
  code.replaceAll('</script', String.raw`<\/script`).replaceAll('<!--', String.raw`\x3C!--`);

const inMarkup = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replaceAll(/[%#<>"]/g, encodeURIComponent)}`;

/**
 * Turns a built page into one file: scripts, style sheet and icon are in it, and the policy allows them by their hashes
 * and nothing else.
 *
 * @param html the built `index.html`
 * @param files what it names, by path from the folder of the site
 * @param folder the folder of the page in the site, such as `de/`; the page reads it
 *   (packages/dashboard/src/app/address/openedSite.ts)
 * @throws if the page names a file that is missing, or still names one in the end
 */
export function singleFile(html: string, files: Files, folder: string): string {
  const scripts: string[] = [];
  const styles: string[] = [];
  const read = (path: string) => {
    const file = files.get(path.replace(/^\//, ''));
    if (file === undefined) throw new Error(`The page names ${path}, which is not in the build.`);
    return file;
  };
  const worker = [...files].find(([path]) => /runs\.worker-[^/]*\.js$/.test(path));
  if (worker === undefined) throw new Error('The build has no worker.');

  const page = html
    .replace(/<html /, `<html data-folder="${folder}" `)
    .replace(/ *<link rel="(?:preload|modulepreload)"[^>]*>\n/g, '')
    .replace(
      /<link rel="icon" href="([^"]*)"/,
      (_, path: string) => `<link rel="icon" href="${inMarkup(read(path).toString())}"`,
    )
    .replace(/<link rel="stylesheet"[^>]* href="([^"]*)">/g, (_, path: string) => {
      const css = read(path)
        .toString()
        .replace(
          /url\((\/[^)]*\.woff2)\)/g,
          (__, font: string) => `url(data:font/woff2;base64,${read(font).toString('base64')})`,
        )
        // It may be decoded just after the first paint, and nothing is waited for but that.
        .replace('font-display:optional', 'font-display:swap');
      styles.push(hashOf(css));
      return `<style>${css}</style>`;
    })
    .replace(/<script( type="module")?[^>]* src="([^"]*)"><\/script>/g, (_, type = '', path: string) => {
      const code = inScript(read(path).toString());
      scripts.push(hashOf(code));
      return `<script${type}>${code}</script>`;
    })
    .replace(
      '</body>',
      () =>
        `<script type="text/plain" id="runs-worker">${inScript(worker[1].toString())}</script>\n  </body>`,
    )
    .replace(
      /(http-equiv="Content-Security-Policy" content=")[^"]*/,
      (_, before: string) => before + policy(scripts, styles),
    );
  const left = /<(?:script|link|img)[^>]* (?:src|href)="(?!data:)[^"]*"/.exec(page);
  if (left !== null) throw new Error(`The page still names a file: ${left[0]}`);
  return page;
}

/** The policy of the site with the hashes of what is in the page, and the addresses of what has no file. */
function policy(scripts: readonly string[], styles: readonly string[]): string {
  return metaPolicy
    .replace("script-src 'self'", `script-src ${scripts.join(' ')}`)
    .replace("style-src 'self'", `style-src ${styles.join(' ')}`)
    .replace("img-src 'self'", 'img-src data:')
    .replace("font-src 'self'", 'font-src data:')
    .replace("worker-src 'self'", 'worker-src blob:')
    .replaceAll("'self'", "'none'");
}
