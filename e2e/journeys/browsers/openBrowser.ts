import type { Engine, OpenBrowser } from './BrowserDriver';
import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import { openWebkit } from './webkit';

export const openBrowser: Readonly<Record<Engine, OpenBrowser>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
};
