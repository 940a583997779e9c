import { fill, type Locale } from '../../i18n';
import { discernment, kindOf, OFFERS, offersFor } from '../../visit/story/offers';
import type { Progress } from '../../visit/story/progress';
import { firstSetOf } from '../../visit/story/ways';
import * as styles from './Story.module.css';
import { sourcesText, useTelling, type WholeTexts } from './storyText';

/** The offers with what they were, how far apart the player saw honest and fraudulent ones, and what that is good for. */
export function OffersResult({ progress: { seed, answers } }: { progress: Progress }) {
  const { texts, locale } = useTelling();
  const { offers } = texts;
  const { before, after } = offersFor(seed);
  if (Object.keys(answers).length === 0) return null;
  const [first, second] = [discernment(before, answers), discernment(after, answers)];
  const sets = firstSetOf(seed) === 'A' ? { first: 'A', second: 'B' } : { first: 'B', second: 'A' };
  return (
    <>
      <h3 className={styles.subtitle}>{offers.reveal}</h3>
      {first !== undefined && second !== undefined && (
        <div className="prose">
          <p>
            {fill(offers.result, {
              ...sets,
              before: inWords(first, locale, texts),
              after: inWords(second, locale, texts),
            })}
          </p>
          <p>
            {fill(offers.one, { ...sets, before: inSteps(first, locale), after: inSteps(second, locale) })}
          </p>
        </div>
      )}
      <ul className={styles.timeline}>
        {[...before, ...after].map((id) => (
          <li key={id}>
            <h4>{offers[kindOf(id)]}</h4>
            <p>{offers.pool[id].text}</p>
            <p>{offers.pool[id].why}</p>
            <p className="remark">{sourcesText(OFFERS[id].sources, texts)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Steps of the scale, from 1 to 5: means of three answers, so thirds. */
function inSteps(difference: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return format.format(difference).replace('-', '\u2212');
}

function inWords(difference: number, locale: Locale, { offers }: WholeTexts): string {
  if (difference === 0) return offers.same;
  const steps = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.abs(difference));
  return fill(difference > 0 ? offers.further : offers.less, { steps });
}
