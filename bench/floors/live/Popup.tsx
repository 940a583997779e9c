import { useEffect, useRef, useState } from 'react';

/** As in the product (`src/ui/Popup/Popup.tsx`): there at once, fading after 1.2 s, removed after 1.4 s. */
const FADE_AFTER_MS = 1_200;
const REMOVE_AFTER_MS = 1_400;
const FADE: KeyframeAnimationOptions = { duration: 180, fill: 'forwards' };

export function Popup({ text }: { text: string }) {
  const popup = useRef<HTMLSpanElement>(null);
  const [removed, setRemoved] = useState(false);

  useEffect(() => {
    const fade = setTimeout(
      () => popup.current?.animate([{ opacity: 1 }, { opacity: 0 }], FADE),
      FADE_AFTER_MS,
    );
    const remove = setTimeout(() => setRemoved(true), REMOVE_AFTER_MS);
    return () => {
      clearTimeout(fade);
      clearTimeout(remove);
    };
  }, []);

  return removed ? null : <span ref={popup}>{text}</span>;
}
