import { Key as WebDriverKey } from 'selenium-webdriver';
import type { Key } from './BrowserDriver';

/** What WebDriver calls the keys. */
export const WEBDRIVER_KEYS: Record<Key, string> = {
  Escape: WebDriverKey.ESCAPE,
  Enter: WebDriverKey.ENTER,
  Space: ' ',
  Tab: WebDriverKey.TAB,
  Backspace: WebDriverKey.BACK_SPACE,
  ArrowLeft: WebDriverKey.ARROW_LEFT,
  ArrowDown: WebDriverKey.ARROW_DOWN,
};
