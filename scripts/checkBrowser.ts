// Reports what is missing if the Chromium of the tests does not start. Without it each browser test would fail.
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './lib/browser';

const executablePath = await findBrowser();
try {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  console.log(`  Chromium ${browser.version()}`);
  await browser.close();
} catch (error) {
  const [library] = /lib[\w.+-]+\.so[\w.]*/.exec(String(error)) ?? [];
  console.error(
    library
      ? `The Chromium of the tests does not start: the library ${library} is missing. On Debian and Ubuntu: apt install libnss3 libnspr4 libexpat1. Or install a Chromium and set CHROME to its path.`
      : `The Chromium of the tests (${executablePath}) does not start. Install one, or set CHROME to its path.\n${String(error)}`,
  );
  process.exitCode = 1;
}
