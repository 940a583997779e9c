import { useEffect, useRef, useState } from 'react';
import { pathOf, writeAddress } from '../../address/writeAddress';
import { fill, labelSentence } from '../../i18n';
import { deceiveTextsOf } from '../../i18n/deceiveTexts';
import { useMoment, useSessionStore } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { Spotlight } from '../../ui/Spotlight/Spotlight';
import { useActions } from '../controls/actions';
import { SimulationLabel } from '../label/SimulationLabel';
import { useLanguage } from '../language/language';
import { useOpenDialog } from '../page/openDialog';
import { useScenario } from '../scenario/scenario';
import * as styles from './GuidedExplanation.module.css';
import { PrintHandout } from './PrintHandout';
import { StepText } from './StepText';
import { explanationSteps } from './steps';

/**
 * Explains, one after another and where it stands on the page, how fake trading sites trick people. The run is paused for as
 * long as somebody reads; while this is open, printing prints all of it as one sheet.
 */
export function GuidedExplanation() {
  const { locale, texts: page } = useLanguage();
  const texts = deceiveTextsOf(locale);
  const scenario = useScenario();
  const [, setDialog] = useOpenDialog();
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const steps = explanationSteps(texts, scenario);
  const step = steps[at];
  const last = steps.length - 1;
  const close = () => setDialog(undefined);

  usePaused();
  useEffect(() => {
    const turn = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'ArrowRight') setAt((at) => Math.min(last, at + 1));
      if (key === 'ArrowLeft') setAt((at) => Math.max(0, at - 1));
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [last]);

  if (step === undefined) return null;
  return (
    <>
      <Spotlight
        title={page.deceive}
        label={<SimulationLabel />}
        target={step.target}
        step={at}
        initialFocus={next}
        onClose={close}
      >
        <div className={styles.step} aria-live="polite">
          <p className={styles.count}>
            {fill(texts.count, { step: String(at + 1), steps: String(steps.length) })}
          </p>
          <h3 className={styles.heading}>{step.title}</h3>
          <StepText step={step} />
        </div>
        {step.id === 'theatre' && <WatchLink text={texts.watch} />}
        {at === 0 && <p className={styles.paused}>{texts.paused}</p>}
        <div className={styles.foot}>
          <Button aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
            {texts.back}
          </Button>
          <Button variant="solid" ref={next} onClick={at === last ? close : () => setAt(at + 1)}>
            {at === last ? texts.close : texts.next}
          </Button>
          <Button onClick={() => window.print()}>{texts.print}</Button>
          {at < last && <Button onClick={close}>{texts.close}</Button>}
        </div>
      </Spotlight>
      <PrintHandout title={page.deceive} note={labelSentence(page)} texts={texts} steps={steps} />
    </>
  );
}

/** Holds the run, and lets it go on as it was. */
function usePaused() {
  const store = useSessionStore();
  useEffect(() => {
    const { paused } = store.getMoment();
    store.hold({ paused: true });
    return () => store.hold({ paused });
  }, [store]);
}

/** On the dashboard nothing is analysed; the page where it is played is one link away. */
function WatchLink({ text }: { text: string }) {
  const { base } = useActions();
  const { route, seed } = useMoment((moment) => moment.session.run);
  if (route === 'v') return null;
  const path = pathOf({ route: 'v', locale: 'en', currency: 'USD' }, base);
  return (
    <a className={styles.watch} href={writeAddress(path, { seed })}>
      {text}
    </a>
  );
}
