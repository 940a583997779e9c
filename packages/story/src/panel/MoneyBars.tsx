import { percent, selectAccount, UnlessWithheld, useLanguage, useStoreState } from '@simulation/dashboard';
import { type Cents, cents } from '@simulation/engine';
import { exactMoney } from '@simulation/engine/format';
import { type Story, totalsBefore } from '../rules/story';
import { DAYS, PAGE_CHAPTERS } from '../rules/ways';
import * as styles from './MoneyBars.module.css';
import { moneyInText, useTelling } from './storyText';

type MoneyBarsProps = { story: Story; paid: Cents; returned: Cents };

/**
 * The curve that Robin saw, to what the page shows where it stands still or was last seen, and under it on the same
 * scale the money that there was: paid, returned and lost.
 */
export function MoneyBars({ story, paid, returned }: MoneyBarsProps) {
  const { texts, locale } = useTelling();
  const { texts: page } = useLanguage();
  const { bars } = texts.debrief;
  const { total: atEnd } = useStoreState(selectAccount);
  // Who has paid has seen the page.
  const last = PAGE_CHAPTERS.findLast((id) => story.path.some(({ chapter }) => chapter === id)) ?? 'link';
  const lastDay = DAYS[story.way][last][1];
  const shown = [...totalsBefore(story, last), { day: lastDay, total: atEnd }];
  const most = Math.max(paid, ...shown.map(({ total }) => total));
  const line = shown.map(({ day, total }) => `${(100 * day) / lastDay} ${100 - (100 * total) / most}`);
  const rows = [
    ['shown', atEnd],
    ['paid', paid],
    ['returned', returned],
    ['lost', cents(paid - returned)],
  ] as const;
  return (
    <figure className={`stack tight ${styles.money}`}>
      <figcaption className="label">
        {bars.title} {page.invented}
      </figcaption>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${line.join('L')}`} />
      </svg>
      <UnlessWithheld>
        <dl>
          {rows.map(([name, amount]) => (
            <div key={name} data-money={name}>
              <dt>{bars[name]}</dt>
              <dd>
                <data value={exactMoney(amount)}>{moneyInText(amount, locale)}</data>
              </dd>
              <span style={{ width: percent(amount / most) }} aria-hidden="true" />
            </div>
          ))}
        </dl>
      </UnlessWithheld>
    </figure>
  );
}
