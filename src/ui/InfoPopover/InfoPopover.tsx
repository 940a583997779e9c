import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './InfoPopover.module.css';
import { type PopoverPosition, placePopover } from './placePopover';

type PopoverStyle = PopoverPosition & CSSProperties & { readonly '--right': string };

type InfoPopoverProps = {
  /** The accessible name of the button and of the popover. */
  label: string;
  icon: ReactNode;
  /** The top edge of what the popover may cover (CSS pixels). */
  areaTop: () => number;
  /** Rendered only while the popover is open. */
  children: ReactNode;
};

/**
 * A button in the corner of a card, and the popover that it opens. The platform opens and closes it, by the button, Escape
 * or a press elsewhere; it also closes when its button is scrolled out of sight.
 */
export function InfoPopover({ label, icon, areaTop, children }: InfoPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const [style, setStyle] = useState<PopoverStyle | null>(null);
  const open = style !== null;

  useEffect(() => {
    if (!open) return;
    const update = () => {
      const next = button.current && styleBeside(button.current, areaTop());
      if (next === null) popover.current?.hidePopover();
      else setStyle(next);
    };
    window.addEventListener('resize', update);
    document.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('resize', update);
      document.removeEventListener('scroll', update);
    };
  }, [open, areaTop]);

  return (
    <>
      <button ref={button} type="button" className={styles.button} aria-label={label} popoverTarget={id}>
        {icon}
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
        onBeforeToggle={({ newState }) =>
          setStyle(newState === 'open' && button.current ? styleBeside(button.current, areaTop()) : null)
        }
      >
        {open && children}
      </div>
    </>
  );
}

function styleBeside(button: HTMLElement, areaTop: number): PopoverStyle | null {
  const box = button.getBoundingClientRect();
  const position = placePopover(box, areaTop, window.innerHeight);
  return position && { ...position, '--right': `${box.right}px` };
}
