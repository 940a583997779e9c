import { expect, test } from '@playwright/test';
import { path } from '../../../../e2e/heard/path';

test.describe.configure({ mode: 'default' });

// While time passes: nothing is compared but this, since runs are played meanwhile.
path(
  'what many runs come to is heard first once they are shown, and each cost with what follows',
  '/?seed=7&t=60',
  async (reader) => {
    await reader.seek(/Controls/);
    await reader.press('Return');
    await reader.seek(/^Run\b/);
    await reader.press('Return');
    await reader.seek(/statistics behind/);
    await reader.listen(15, 'Return');
    expect(reader.said('Return').join(' ')).toMatch(/statistics behind it.*Simulation/);
    await reader.seek(/Show the runs/);
    await reader.listen(15, 'Return');
    expect(reader.said('Return').join(' ')).toMatch(
      /of 1,000 rigged runs end with a gain.* 24\W+of 1,000 with a fair coin/,
    );
    await reader.press('Tab', 'Left');
    expect(reader.said('Left').join(' ')).toMatch(/\$0 ?\.34.*25 of 1,000 end with a gain, median/);
  },
);
