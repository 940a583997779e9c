import { fill, type Locale } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { discernment, drawOffers, kindOf, OFFERS } from '../../story/offers';
import type { Progress } from './progress';
import * as styles from './Story.module.css';
import { sourcesText, storyTextsOf } from './storyText';

/** The offers with what they were, and how far apart the player saw honest and fraudulent ones. */
export function OffersResult({ progress: { story, answers } }: { progress: Progress }) {
  const { locale } = useLanguage();
  const { offers } = storyTextsOf(locale);
  const { before, after } = drawOffers(story.seed);
  if (Object.keys(answers).length === 0) return null;
  const [first, second] = [discernment(before, answers), discernment(after, answers)];
  return (
    <>
      <h3 className={styles.subtitle}>{offers.reveal}</h3>
      {first !== undefined && second !== undefined && (
        <p className={styles.text}>
          {fill(offers.result, { before: inSteps(first, locale), after: inSteps(second, locale) })}
        </p>
      )}
      <ul className={styles.timeline}>
        {[...before, ...after].map((id) => (
          <li key={id}>
            <h4>{offers[kindOf(id)]}</h4>
            <p>{offers.pool[id].text}</p>
            <p>{offers.pool[id].why}</p>
            <p className="remark">{sourcesText(OFFERS[id].sources, locale)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Steps of the scale of trust, from 1 to 5; means of two answers, so halves. */
function inSteps(difference: number, locale: Locale): string {
  const { offers } = storyTextsOf(locale);
  if (difference === 0) return offers.same;
  const steps = new Intl.NumberFormat(locale).format(Math.abs(difference));
  return fill(difference > 0 ? offers.further : offers.less, { steps });
}
