import { expect, type Locator, type Page } from '@playwright/test';
import { de as controlsDe } from '../../packages/site/src/i18n/de/controls';
import { de } from '../../packages/site/src/i18n/de/page';
import { de as playbackDe } from '../../packages/site/src/i18n/de/playback';
import { de as shareDe } from '../../packages/site/src/i18n/de/share';
import { de as storyDe } from '../../packages/site/src/i18n/de/story';
import { en as controlsEn } from '../../packages/site/src/i18n/en/controls';
import { en } from '../../packages/site/src/i18n/en/page';
import { en as playbackEn } from '../../packages/site/src/i18n/en/playback';
import { en as shareEn } from '../../packages/site/src/i18n/en/share';
import { en as storyEn } from '../../packages/site/src/i18n/en/story';
import { openSheet } from './openSheet';

/** A text of the page in either language. */
const either = (...texts: readonly string[]) =>
  new RegExp(`^(${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);

/** What a visitor does on either page in either language, by the names that are on it. */
export class Hands {
  readonly story: Locator;

  constructor(private readonly page: Page) {
    this.story = page.locator('[data-story]');
  }

  /** Of the page, by its name in the texts. */
  button(key: 'withdraw' | 'playStory' | 'statistics' | 'explanation'): Locator {
    // The explanation may have a question before its name.
    const name =
      key === 'explanation' ? new RegExp(`${en.explanation}|${de.explanation}`) : either(en[key], de[key]);
    return this.page.getByRole('button', { name }).first();
  }

  dialog(key: 'statistics' | 'explanation'): Locator {
    return this.page.getByRole('dialog', { name: either(en[key], de[key]) });
  }

  /** Opens a dialog by its button and closes it by Escape. */
  async visit(key: 'statistics' | 'explanation') {
    await this.button(key).click();
    await this.dialog(key).waitFor();
    await this.close(this.dialog(key));
  }

  async close(dialog: Locator) {
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  async pauseOrResume() {
    const name = either(en.pause, en.resume, de.pause, de.resume);
    await this.page.locator('main').getByRole('button', { name }).click();
  }

  /** Writes a seed into its field. Returns the dialog. */
  async writeSeed(seed: string): Promise<Locator> {
    const panel = await openSheet(this.page, 'run');
    await panel.getByLabel(either(controlsEn.seed, controlsDe.seed)).fill(seed);
    return panel;
  }

  /** Opens the run of a seed; without one, a new run. */
  async openRun(seed?: string) {
    const panel = await this.writeSeed(seed ?? 'half');
    if (seed === undefined)
      await panel.getByRole('button', { name: either(controlsEn.newRun, controlsDe.newRun) }).click();
    else await panel.getByLabel(either(controlsEn.seed, controlsDe.seed)).press('Enter');
    await expect(panel).toBeHidden();
  }

  /** The controls, which are opened where they are not. */
  controls(): Promise<Locator> {
    return openSheet(this.page, 'play');
  }

  /** The line with a stop for each speed, in the controls. */
  async speed(): Promise<Locator> {
    const panel = await this.controls();
    return panel.getByRole('slider', { name: either(playbackEn.speed, playbackDe.speed) });
  }

  async jump(at: number) {
    const panel = await this.controls();
    await panel
      .getByRole('slider', { name: either(playbackEn.timeline, playbackDe.timeline) })
      .fill(String(at));
    await this.close(panel);
  }

  /** Opens the QR code over the controls, and closes both. */
  async visitQrCode() {
    const panel = await openSheet(this.page, 'share');
    const open = either(shareEn.classroom.open, shareDe.classroom.open);
    await panel.getByRole('button', { name: open }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(2);
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(1);
    await this.close(panel);
  }

  /** Another language, at the foot of the page. */
  async changeLanguage(name: 'Deutsch' | 'English') {
    await this.page.getByRole('contentinfo').getByRole('link', { name }).click();
  }

  async skip() {
    await this.page.getByRole('link', { name: either(en.skip, de.skip) }).press('Enter');
    await expect(this.page.locator('main')).toBeFocused();
  }

  async openStory() {
    await this.button('withdraw').click();
    await this.button('playStory').click();
    await expect(this.story).toBeVisible();
  }

  /** In the explanation, which every page of the dashboard has. */
  async openStoryFromExplanation() {
    await this.button('explanation').click();
    await this.dialog('explanation')
      .getByRole('button', { name: either(en.playStory, de.playStory) })
      .click();
    await expect(this.story).toBeVisible();
  }

  async choose(name: string) {
    await this.story.locator(`[data-story-choice="${name}"]`).click();
  }

  /** The story's own button. */
  async back() {
    await this.story.getByRole('button', { name: either(storyEn.back, storyDe.back) }).click();
  }

  async leaveStory() {
    await this.story.getByRole('button', { name: either(storyEn.leave, storyDe.leave) }).click();
  }
}
