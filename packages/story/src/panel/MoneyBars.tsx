import { percent, UnlessWithheld, useLanguage } from '@simulation/dashboard';
import { type Cents, cents } from '@simulation/engine';
import { exactMoney } from '@simulation/engine/format';
import { type Story, totalsBefore } from '../rules/story';
import { PAGE_CHAPTERS } from '../rules/ways';
import * as styles from './MoneyBars.module.css';
import { moneyInText, useTelling } from './storyText';

type MoneyBarsProps = { story: Story; paid: Cents; returned: Cents };

/** The curve that Robin saw, and under it on the same scale the money that there was: paid, returned and lost. */
export function MoneyBars({ story, paid, returned }: MoneyBarsProps) {
  const { texts, locale } = useTelling();
  const { texts: page } = useLanguage();
  const { bars } = texts.debrief;
  const last = PAGE_CHAPTERS.findLast((id) => story.path.some(({ chapter }) => chapter === id));
  const shown = last === undefined ? [] : totalsBefore(story, last);
  const most = Math.max(paid, ...shown.map(({ total }) => total));
  const lastDay = Math.max(1, shown.at(-1)?.day ?? 1);
  const line = shown.map(({ day, total }) => `${(100 * day) / lastDay} ${100 - (100 * total) / most}`);
  const rows = [
    ...(shown.length > 1 ? [['shown', shown.at(-1)?.total ?? cents(0)] as const] : []),
    ['paid', paid] as const,
    ['returned', returned] as const,
    ['lost', cents(paid - returned)] as const,
  ];
  return (
    <figure className={`stack tight ${styles.money}`}>
      <figcaption className="label">
        {bars.title} {page.invented}
      </figcaption>
      {line.length > 1 && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${line.join('L')}`} />
        </svg>
      )}
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
