/** Pages of whoever hosts the site, which its foot links to. */
export type HostPages = {
  /** Who answers for the site: German law asks for it. */
  readonly imprint?: string;
  readonly privacy?: string;
};

const PATH = /^\/(?![/\\])\S*$/;

/**
 * The pages of the host, from `$IMPRINT` and `$PRIVACY`: an address that starts with `https://` or `http://`, or a path
 * of the same host. One that is not set, or empty, has no link.
 *
 * @throws {Error} if a setting is neither
 */
export function hostPages({ IMPRINT, PRIVACY }: NodeJS.ProcessEnv = process.env): HostPages {
  return {
    ...(IMPRINT && { imprint: link('IMPRINT', IMPRINT) }),
    ...(PRIVACY && { privacy: link('PRIVACY', PRIVACY) }),
  };
}

function link(name: string, setting: string): string {
  if (PATH.test(setting)) return setting;
  if (/^https?:\/\//i.test(setting) && URL.canParse(setting)) return new URL(setting).href;
  throw new Error(
    `${name} is "${setting}". It names a page of whoever hosts the site: an address that starts with https:// or http://, or a path that starts with a slash (example: ${name}=https://school.example/${name.toLowerCase()}).`,
  );
}
