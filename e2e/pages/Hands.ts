import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../packages/site/src/i18n/en/page';
import { en as storyEn } from '../../packages/site/src/i18n/en/story';

/** What a visitor does with the story, on an English page. */
export class Hands {
  readonly story: Locator;
  readonly explanation: Locator;

  constructor(private readonly page: Page) {
    this.story = page.locator('[data-story]');
    // It may have a question before its name.
    this.explanation = page.getByRole('button', { name: new RegExp(en.explanation) }).first();
  }

  async openStory() {
    await this.page.getByRole('button', { name: en.withdraw }).click();
    await this.page.getByRole('button', { name: en.playStory }).click();
    await expect(this.story).toBeVisible();
  }

  /** In the explanation, which every page of the dashboard has. */
  async openStoryFromExplanation() {
    await this.explanation.click();
    await this.page.getByRole('dialog').getByRole('button', { name: en.playStory }).click();
    await expect(this.story).toBeVisible();
  }

  async choose(name: string) {
    await this.story.locator(`[data-story-choice="${name}"]`).click();
  }

  async leaveStory() {
    await this.story.getByRole('button', { name: storyEn.leave }).click();
    await expect(this.story).toHaveCount(0);
  }
}
