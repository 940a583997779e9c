// @ts-check
// `npm run hosting` writes the sample configurations of all hosts. With names of hosts behind it (`npm run hosting --
// nginx netlify`) it puts the last build together with their configurations in published/, for the path that BASE names
// and for frames on the sites that FRAME_ANCESTORS names.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../hosting/files.mjs';
import { frameAncestors } from '../hosting/frameAncestors.mjs';
import { hosts } from '../hosting/hosts/index.mjs';
import { samplePlace } from '../hosting/hosts/place.mjs';
import { publish, write } from '../hosting/publish.mjs';

const SAMPLES = 'hosting/samples';

try {
  const names = process.argv.slice(2);
  const place = { ...samplePlace, base: basePath(), frameAncestors: frameAncestors() };
  for (const name of names) {
    const host = hosts.find((host) => host.name === name);
    if (host === undefined)
      throw new Error(`No host is called "${name}". There are: ${hosts.map(({ name }) => name).join(', ')}.`);
    publish(host, place, 'dist', join('published', name));
    console.log(`published/${name}`);
    if (host.noHeaders && place.frameAncestors.length > 0)
      console.log(
        `  ${name} sends no headers of a site's choice: any site may frame the page, whatever FRAME_ANCESTORS says.`,
      );
  }
  if (names.length === 0) {
    rmSync(SAMPLES, { recursive: true, force: true });
    for (const host of hosts) write(join(SAMPLES, host.name), host.files(samplePlace));
    console.log(SAMPLES);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
