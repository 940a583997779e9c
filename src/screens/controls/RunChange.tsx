import { useEffect, useRef } from 'react';
import { useMoment } from '../../store/useSession';
import { sayWhenNoticed } from '../../ui/Status/timing';
import { useLanguage } from '../language/language';
import { useShown } from '../page/shown';

/**
 * What follows when another run comes in the place of the one on screen, from the panel or by Back: its name is said, and
 * what stands open and spoke of the run before is closed. The panel itself shows whatever run there is.
 */
export function RunChange() {
  const { texts } = useLanguage();
  const run = useMoment(({ session }) => session.run);
  const [, show] = useShown();
  const before = useRef(run);

  useEffect(() => {
    if (before.current === run) return;
    before.current = run;
    show((open) => (open === 'controls' ? open : undefined));
    return sayWhenNoticed(`${texts.seed} ${run.seed}`);
  }, [run, show, texts]);

  return null;
}
