// @ts-check
// Says clearly what is missing when the Chromium of the tests does not start, before a thousand tests say it.
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';

const executablePath = await findBrowser();
try {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  console.log(`  Chromium ${browser.version()}`);
  await browser.close();
} catch (error) {
  const [library] = /lib[\w.+-]+\.so[\w.]*/.exec(String(error)) ?? [];
  console.error(
    library
      ? `The Chromium of the tests does not start: this system lacks ${library}. On Debian and Ubuntu: apt install libnss3 libnspr4 libexpat1. Or install a Chromium, and say where it is: CHROME=...`
      : `The Chromium of the tests (${executablePath}) does not start. Another one can be named: CHROME=...\n${String(error)}`,
  );
  process.exitCode = 1;
}
