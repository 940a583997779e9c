import { useEffect, useRef, useState } from 'react';
import { pathOf } from '../../address/pathOf';
import { writeAddress } from '../../address/writeAddress';
import { marketOf } from '../../engine';
import { shareOfGains } from '../../engine/statistics/shareOfGains';
import { formatShare } from '../../format/formatNumber';
import { fill, labelSentence } from '../../i18n';
import { explanationTexts } from '../../i18n/explanation';
import { marketsTexts } from '../../i18n/markets';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useOpenDialog } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { marketText, useRules } from '../shared/market';
import { PlayStory } from '../shared/PlayStory';
import * as styles from './GuidedExplanation.module.css';
import { PrintHandout } from './PrintHandout';
import { Spotlight } from './Spotlight';
import { StepText } from './StepText';
import { explanationSteps } from './steps';

/**
 * Explains step by step, beside the parts of the page, how fake trading sites trick people. Time stands still while it is
 * open, and printing prints all steps as a handout.
 */
export function GuidedExplanation() {
  const language = useLanguage();
  const { locale, texts: page } = language;
  const texts = explanationTexts[locale];
  const rules = useRules();
  const market = marketOf(useStoreState(selectRun));
  const [, setDialog] = useOpenDialog();
  const [index, setIndex] = useState(0);
  const nextButton = useRef<HTMLButtonElement>(null);
  const steps = explanationSteps(texts, rules, {
    market: marketText(marketsTexts[locale][market.name].explanation, market, language),
    share: formatShare(shareOfGains(market), locale),
  });
  const step = steps[index];
  const last = steps.length - 1;
  const close = () => setDialog(undefined);

  useEffect(() => {
    const onKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'ArrowRight') setIndex((index) => Math.min(last, index + 1));
      if (key === 'ArrowLeft') setIndex((index) => Math.max(0, index - 1));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [last]);

  if (step === undefined) return null;
  return (
    <>
      <Spotlight
        title={page.deceive}
        count={fill(texts.count, { step: String(index + 1), steps: String(steps.length) })}
        target={step.target}
        step={index}
        initialFocus={nextButton}
        onClose={close}
      >
        <div className={styles.step} aria-live="polite">
          <h3 className="title">{step.title}</h3>
          <StepText step={step} />
        </div>
        {step.id === 'theatre' && <ScriptLink text={texts.watch} />}
        {index === 0 && <PlayStory className={styles.watch} />}
        {index === 0 && <p className="remark">{texts.paused}</p>}
        <div className={styles.foot}>
          <Button variant="quiet" onClick={() => setDialog('help')} aria-haspopup="dialog">
            {page.paidAlready}
          </Button>
          <Button variant="quiet" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button aria-disabled={index === 0} onClick={() => setIndex(Math.max(0, index - 1))}>
            {texts.back}
          </Button>
          <Button
            variant="solid"
            ref={nextButton}
            onClick={index === last ? close : () => setIndex(index + 1)}
          >
            {index === last ? texts.done : texts.next}
          </Button>
        </div>
      </Spotlight>
      <PrintHandout title={page.deceive} label={labelSentence(page)} texts={texts} steps={steps} />
    </>
  );
}

/** On the dashboard: a link to the same run on `/v`, where the analysis is played. */
function ScriptLink({ text }: { text: string }) {
  const { site } = useActions();
  const { route, seed } = useStoreState(selectRun);
  if (route === 'v') return null;
  const path = pathOf({ route: 'v', locale: 'en' }, site);
  return (
    <a className={styles.watch} href={writeAddress(path, { seed })}>
      {text}
    </a>
  );
}
