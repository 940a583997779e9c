import { useLanguage } from '../../store/react/language';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import * as styles from './Story.module.css';
import { type Line, storyTextsOf } from './storyText';

/** Invented messages, or an invented advertisement, as plain text. Its frame carries the badge, so that a crop of it does. */
export function Transcript({ lines }: { lines: readonly Line[] }) {
  const { locale, texts: page } = useLanguage();
  const texts = storyTextsOf(locale);
  const isAdvert = lines.length === 1;
  return (
    <figure className={styles.transcript}>
      <figcaption className="remark">
        {isAdvert ? texts.advert : texts.messages} <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </figcaption>
      {lines.map(([from, text]) => (
        <p key={text} className={styles.line} data-from={from}>
          {!isAdvert && <span className={styles.from}>{texts[from]}: </span>}
          {text}
        </p>
      ))}
    </figure>
  );
}
