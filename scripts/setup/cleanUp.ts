import { afterEach, expect } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Component tests share a page: each leaves it at rest.
afterEach(async () => {
  for (const animation of document.getAnimations()) animation.cancel(); // one that was paused would never end
  await cleanup();
  await expect.poll(() => document.documentElement.dataset.settled).not.toBe('false');
});
