import { test } from '@playwright/test';
import { answers } from './answers';
import { onEachServer } from './site';

onEachServer((site) => {
  for (const [title, check] of Object.entries(answers)) test(title, () => check(site));
});
