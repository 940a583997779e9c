// `npm run hosting` writes the sample configurations of all hosts. With names of hosts (`npm run hosting -- nginx netlify`)
// it writes the build and their configurations to published/. BASE is the path of the site, FRAME_ANCESTORS the origins
// that may frame it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../hosting/files';
import { frameAncestors } from '../hosting/frameAncestors';
import { hosts } from '../hosting/hosts/index';
import { samplePlace } from '../hosting/hosts/place';
import { publish, write } from '../hosting/publish';

const SAMPLES = 'hosting/samples';

try {
  const names = process.argv.slice(2);
  const place = { ...samplePlace, base: basePath(), frameAncestors: frameAncestors() };
  for (const name of names) {
    const host = hosts.find((host) => host.name === name);
    if (host === undefined)
      throw new Error(
        `There is no host "${name}". Known hosts: ${hosts.map(({ name }) => name).join(', ')}.`,
      );
    publish(host, place, 'dist', join('published', name));
    console.log(`published/${name}`);
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
