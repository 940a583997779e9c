import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { answers } from './answers';
import { onEachServer } from './site';

onEachServer((site) => {
  for (const [title, check] of Object.entries(answers)) test(title, () => check(site));

  if (site.server === 'preview') return;
  test('the health check of the containers tells a page from an error', () => {
    const { port } = new URL(site.url(''));
    const check = (BASE: string) =>
      spawnSync('bash', ['hosting/healthy.sh'], { env: { ...process.env, PORT: port, BASE } }).status;
    expect(check(site.base)).toBe(0);
    expect(check(`${site.base}assets/gone.js`)).toBe(1);
  });
});
