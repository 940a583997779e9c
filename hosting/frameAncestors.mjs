// @ts-check

const ORIGIN = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::(\d{1,5}|\*))?$/i;

const MAX_PORT = 65_535;

/**
 * The origins that may frame the page beside its own and those of the same machine, from `$FRAME_ANCESTORS`: separated by
 * spaces, each as a policy writes it (`https://school.example`, `https://*.school.example`, `http://intranet:*`).
 *
 * @returns {string[]} the origins, each once
 * @throws {Error} if one is no origin. A browser would ignore it without a word, or read it as another directive.
 */
export function frameAncestors(setting = process.env.FRAME_ANCESTORS ?? '') {
  const origins = setting.split(/\s+/).filter((origin) => origin !== '');
  for (const origin of origins) {
    const port = ORIGIN.exec(origin)?.[1];
    if (!ORIGIN.test(origin) || Number(port) > MAX_PORT)
      throw new Error(
        `FRAME_ANCESTORS holds "${origin}", which is no origin. It names the sites that may show the page in a frame, separated by spaces: http:// or https://, a host and perhaps a port, without a path or a slash at the end (example: FRAME_ANCESTORS="https://school.example https://*.school.example").`,
      );
  }
  return [...new Set(origins)];
}
