const ORIGIN = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::(\d{1,5}|\*))?$/i;

const MAX_PORT = 65_535;

/**
 * Further origins that may frame the page, from `$FRAME_ANCESTORS`, without duplicates. They are separated by spaces
 * and have the syntax of the policy: `https://school.example`, `https://*.school.example`, `http://intranet:*`.
 *
 * @throws {Error} if one of them is not an origin. A browser would ignore it silently, or read it as another directive.
 */
export function frameAncestors(setting = process.env.FRAME_ANCESTORS ?? ''): string[] {
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
