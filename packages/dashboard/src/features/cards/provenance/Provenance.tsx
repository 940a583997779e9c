import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { labelBottom } from '../../../honesty/labelBottom';
import { fill } from '../../../i18n';
import { useLanguage } from '../../../store/react/language';
import { Icon } from '../../../ui/icons/Icon';
import { rateTitle, useRules } from '../../shared/market';
import { onDemand } from '../../shared/onDemand/onDemand';
import type { OriginProps } from './Origin';
import * as styles from './Provenance.module.css';
import { type PopoverPosition, placePopover } from './placePopover';

const fetchOrigin = () => import('./Origin').then((chunk) => chunk.Origin);
const Origin = onDemand('section', fetchOrigin);
const prefetch = () => void fetchOrigin().catch(() => undefined); // imported again when it is rendered

type PopoverStyle = PopoverPosition & CSSProperties & { readonly '--right': string };

/**
 * A small button in the corner of a figure's card, and a popover that says where the figure comes from. The platform
 * opens and closes it, by the button, Escape or a press elsewhere; it also closes when its button is scrolled out of
 * sight.
 */
export function Provenance({ figure }: Pick<OriginProps, 'figure'>) {
  const { texts } = useLanguage();
  const rules = useRules();
  const card = figure === 'rate' ? rateTitle(rules) : figure;
  const label = fill(texts.whereFrom, { card: texts[card] });
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
      <button
        ref={button}
        type="button"
        className={`disc soft ${styles.button}`}
        aria-label={label}
        popoverTarget={id}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Icon name="question" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="group"
        tabIndex={0}
        aria-label={label}
        className={`surface ${styles.popover}`}
        style={style ?? undefined}
        onBeforeToggle={({ newState }) => newState === 'open' && setStyle(styleBeside(button.current))}
        // Once the focus is back on the button: what is in focus here must not be gone before.
        onToggle={({ newState }) => newState === 'closed' && setStyle(null)}
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
