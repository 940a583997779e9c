import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { labelBottom } from '../../honesty/labelBottom';
import { fill, type TextKey } from '../../i18n';
import { provenanceTexts } from '../../i18n/provenance';
import { useLanguage } from '../../store/react/language';
import { useStory } from '../../store/react/story';
import { useStoreState } from '../../store/react/useSession';
import { selectAccount, selectRun } from '../../store/selectors';
import { Figure } from '../../ui/Figure/Figure';
import { Icon } from '../../ui/icons/Icon';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { rateTitle, useRules } from '../shared/market';
import { figureSums } from './figureSums';
import * as styles from './Provenance.module.css';
import { type PopoverPosition, placePopover } from './placePopover';

type FigureName = keyof typeof figureSums;

type PopoverStyle = PopoverPosition & CSSProperties & { readonly '--right': string };

/**
 * A small button in the corner of a figure's card, and a popover that says where the figure comes from. The platform opens
 * and closes it, by the button, Escape or a press elsewhere; it also closes when its button is scrolled out of sight.
 */
export function Provenance({ figure }: { figure: FigureName }) {
  const { locale, texts } = useLanguage();
  const rules = useRules();
  const card = figure === 'rate' ? rateTitle(rules) : figure;
  const label = fill(provenanceTexts[locale].button, { card: texts[card] });
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const [style, setStyle] = useState<PopoverStyle | null>(null);
  const open = style !== null;

  useEffect(() => {
    if (!open) return;
    const update = () => {
      const next = styleBeside(button.current);
      if (next === null) popover.current?.hidePopover();
      else setStyle(next);
    };
    window.addEventListener('resize', update);
    document.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('resize', update);
      document.removeEventListener('scroll', update);
    };
  }, [open]);

  return (
    <>
      <button ref={button} type="button" className={styles.button} aria-label={label} popoverTarget={id}>
        <Icon name="question" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="group"
        tabIndex={0}
        aria-label={label}
        className={styles.popover}
        style={style ?? undefined}
        onBeforeToggle={({ newState }) => setStyle(newState === 'open' ? styleBeside(button.current) : null)}
      >
        {open && <Origin figure={figure} card={card} />}
      </div>
    </>
  );
}

function styleBeside(button: HTMLElement | null): PopoverStyle | null {
  if (button === null) return null;
  const box = button.getBoundingClientRect();
  const figure = button.closest('article')?.querySelector('data')?.getBoundingClientRect() ?? box;
  // Below or above both: it does not cover the figure that it explains.
  const around = { top: Math.min(box.top, figure.top), bottom: Math.max(box.bottom, figure.bottom) };
  const position = placePopover(around, labelBottom(), window.innerHeight);
  return position && { ...position, '--right': `${box.right}px` };
}

/** The sum whose last line is the figure, and how its numbers were computed; it follows the run while it is open. */
function Origin({ figure, card }: { figure: FigureName; card: TextKey }) {
  const language = useLanguage();
  const { locale, texts: page } = language;
  const account = useStoreState(selectAccount);
  const run = useStoreState(selectRun);
  const texts = provenanceTexts[locale];
  const { origin: told } = useStory();
  const { lines, how } = figureSums[figure]({ account, run, told, language, texts });
  const gloss = page.glosses[card];
  const sentences = gloss ? [...how, `${page[card]} – ${gloss}`] : how;
  return (
    <>
      <p className={styles.head}>
        <strong>{texts.title}</strong>
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </p>
      <table className={styles.sum}>
        <tbody>
          {lines.map(({ sign, what, exact, text }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <span aria-hidden="true">{sign}</span>
                <Figure exact={exact}>{text}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sentences.map((sentence) => (
        <p key={sentence} className={`remark ${styles.how}`}>
          {sentence}
        </p>
      ))}
    </>
  );
}
