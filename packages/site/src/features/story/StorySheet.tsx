import { fill } from '../../i18n';
import { CHAPTERS } from '../../story/chapters';
import { CHAPTER_IDS, type ChapterId, type Way } from '../../story/scenes';
import { numberOf, type Story, storyAt } from '../../story/story';
import { SUMS } from '../../story/ways';
import * as styles from './StorySheet.module.css';
import { chapterText, choiceText, moneyInText, useTelling } from './storyText';

/**
 * The whole story on paper, for a class without devices: the chapters with their choices, and behind them what followed from
 * each choice. In print only.
 */
export function StorySheet({ way }: { way: Way }) {
  const tell = useTelling();
  const { texts, locale } = tell;
  const { name, who } = texts.ways[way];
  const told = CHAPTER_IDS.map((id) => {
    const story = storyAt(way, id);
    return { id, story, text: chapterText(id, story, tell) };
  });
  const choices = (id: ChapterId, story: Story) =>
    Object.entries(CHAPTERS[id].choices)
      .filter(([, { withdraw, card }]) => withdraw !== 'page' && card !== false)
      .map(([choice, { next }]) => ({
        choice,
        next,
        ...choiceText(withCard(story), { chapter: id, choice }, tell),
      }));
  return (
    <article className={`print-only ${styles.sheet}`}>
      <h2>
        {texts.title}: {name}
      </h2>
      <p>
        {fill(who, { savings: moneyInText(SUMS[way].savings, locale) })} {texts.sheet.about}
      </p>
      <ol>
        {told.map(({ id, story, text }) => (
          <li key={id}>
            <h3>
              {numberOf(id)}. {text.title}
            </h3>
            <p>{text.says.join(' ')}</p>
            {text.lines.map(({ from, text: line }) => (
              <p key={line}>
                {from}: {line}
              </p>
            ))}
            <ul>
              {choices(id, story).map(({ choice, text: chosen, next }) => (
                <li key={choice}>
                  {chosen} ({nextText(next, texts.sheet)})
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <h2>{texts.sheet.answers}</h2>
      <ol>
        {told.map(({ id, story, text }) => (
          <li key={id}>
            <h3>
              {numberOf(id)}. {text.title}
            </h3>
            {choices(id, story).map(({ choice, text: chosen, outcome }) => (
              <p key={choice}>
                <strong>{chosen}</strong>: {outcome}
              </p>
            ))}
            <p>
              {texts.debrief.sign}: {texts.signs[id]}
            </p>
          </li>
        ))}
      </ol>
    </article>
  );
}

function nextText(
  next: ChapterId | 'debrief' | undefined,
  { check, end }: { readonly check: string; readonly end: string },
): string {
  if (next === undefined) return check;
  return next === 'debrief' ? end : String(numberOf(next));
}

/** On paper the first payment is by card, so that the bank has something to bring back. */
function withCard({ way, path }: Story): Story {
  return {
    way,
    path: path.map((step) =>
      step.chapter === 'link' && step.choice === 'crypto' ? { ...step, choice: 'card' } : step,
    ),
  };
}
