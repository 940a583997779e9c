import { expectPrintedLight } from '../../../e2e/expectPrintedLight';
import { expect, test } from '../../../e2e/visitor';

test('in a dark theme the handout prints in the colors of the light one', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  await expectPrintedLight(dashboard, 'scene=deceive', () =>
    expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible(),
  );
});
