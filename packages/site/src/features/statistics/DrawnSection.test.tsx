import { createMarket, Recording } from '@simulation/engine';
import { playedMarket } from '@simulation/engine/statistics';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { de } from '../../i18n/de/page';
import { en } from '../../i18n/en/page';
import { LanguageContext } from '../../store/react/language';
import { DrawnSection } from './DrawnSection';

async function verdict(locale: 'en' | 'de', seed: string, moment: number): Promise<string> {
  const recording = new Recording({ route: 'dashboard', seed, market: createMarket('fair') });
  const { container } = await render(
    <LanguageContext value={{ locale, texts: locale === 'en' ? en : de }}>
      <DrawnSection played={playedMarket(recording, moment)} />
    </LanguageContext>,
  );
  return container.innerText;
}

it('has words of its own where about one run of 100 would be as uneven', async () => {
  expect(await verdict('de', '9', 600_000)).toMatch(/p\s=\s0,009.* wäre nur etwa einer mindestens/);
  expect(await verdict('en', '9', 600_000)).toMatch(/p\s=\s0\.009.* only about one would be/);
});

it('says how many trades the test needs, and no p-value before', async () => {
  const text = await verdict('en', '7', 60_000);
  expect(text).toContain('Too few to judge: a chi-square test needs 101 trades here.');
  expect(text).not.toMatch(/\bp\s[=<>]/);
});
