import { expectWordInDialog } from '../../../e2e/honesty/crops';
import { test } from '../../../e2e/visitor';
import { Statistics } from './pages/Statistics';

test('INV-07 INV-15 each crop of the statistics with a figure contains the word', {
  tag: ['@long', '@honesty'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/de?seed=7&t=600&still=1');
  const statistics = new Statistics(page, 'de');
  await statistics.open();
  await statistics.ready();
  await expectWordInDialog(page, 'Die Statistik dahinter');
});
