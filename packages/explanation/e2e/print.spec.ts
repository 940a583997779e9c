import { printedInDark } from '../../../e2e/printedInDark';
import { expect, test } from '../../../e2e/visitor';

test('in a dark theme the handout prints in the colors of the light one', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  const { light, byChoice, bySystem } = await printedInDark(dashboard, 'scene=deceive', () =>
    expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible(),
  );
  expect(byChoice.equals(light), 'dark by choice').toBe(true);
  expect(bySystem.equals(light), 'dark system').toBe(true);
});
