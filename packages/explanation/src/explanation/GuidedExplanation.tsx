import {
  Button,
  DialogAbout,
  DialogFoot,
  marketText,
  Place,
  selectRun,
  useActions,
  useCloseDialog,
  useDialogButton,
  useLanguage,
  usePageLink,
  useRules,
  useSessionStore,
  useStoreState,
  useTexts,
} from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { marketOf, namesOf } from '@simulation/engine';
import { formatShare } from '@simulation/engine/format';
import { shareOfGains } from '@simulation/engine/statistics';
import { DEFAULT_LOCALE } from '@simulation/engine/texts';
import { useEffect, useRef, useState } from 'react';
import { doorTexts } from '../texts/doors';
import { explanationTexts } from '../texts/explanation';
import { PrintHandout } from './PrintHandout';
import { Spotlight } from './Spotlight';
import { StepText } from './StepText';
import { explanationSteps, isOnScreen, type Step } from './steps';

/** Where the warning signs are listed, before the first step. */
const LIST = -1;

/** A step begins at its start, wherever the one before was scrolled to. */
const showStart = (step: HTMLElement | null) =>
  step?.closest('dialog > div')?.scrollTo({ top: 0, behavior: 'instant' });

/**
 * Explains step by step, beside the parts of the page, how fake trading sites trick people. Time stands still while it
 * is open, but for the step about what rises, and printing prints all steps as a handout.
 */
export function GuidedExplanation() {
  const language = useLanguage();
  const { locale } = language;
  const texts = useTexts(explanationTexts);
  const doors = useTexts(doorTexts);
  const rules = useRules();
  const market = marketOf(useStoreState(selectRun));
  const close = useCloseDialog();
  const help = useDialogButton('help');
  const checklist = useDialogButton('checklist');
  const { dispatch } = useSessionStore();
  const [index, setIndex] = useState(0);
  const back = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const printed = explanationSteps(texts, rules, {
    market: marketText(texts.markets[market.name], market, language),
    share: formatShare(shareOfGains(market), locale),
  });
  const steps = printed.filter(isOnScreen);
  const step = steps[index];
  const last = steps.length - 1;

  useEffect(() => {
    const onKeyDown = ({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      // The heading has the focus first: Enter goes on from there, without a way to the button.
      const isOnHeading = key === 'Enter' && target instanceof HTMLHeadingElement;
      if (key === 'ArrowRight' || isOnHeading) setIndex((index) => Math.min(last, index + 1));
      if (key === 'ArrowLeft') back.current?.click(); // the first step has none
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [last]);

  // The step about what rises lets time pass.
  const isHeld = step?.id !== 'total';
  useEffect(() => {
    dispatch({ type: 'hold', isHeld });
    return () => dispatch({ type: 'hold', isHeld: false });
  }, [dispatch, isHeld]);

  /** The first step has no button Back: its focus goes on to its neighbor. */
  const goBack = () => {
    setIndex(index - 1);
    if (index === 1 && document.activeElement === back.current) next.current?.focus();
  };

  /** What is pressed to come here is gone then. */
  const goTo = (index: number) => {
    setIndex(index);
    next.current?.focus();
  };

  const count = fill(step ? texts.count : '', { step: String(index + 1), steps: String(steps.length) });
  return (
    <>
      <Spotlight
        title={doors.explanation}
        count={count}
        target={step?.target ?? null}
        message={step?.message}
        onClose={close}
      >
        {/* One new element for each step: a screen reader says it whole, and once. */}
        <div aria-live="polite">
          <div key={step?.id} ref={showStart} className="prose tight">
            <p className="sr-only">{count}</p>
            <DialogAbout as="h3" className="title">
              {step?.title ?? texts.glance}
            </DialogAbout>
            {step ? <StepText step={step} /> : <Signs steps={steps} onChoose={goTo} />}
          </div>
        </div>
        {step?.id === 'theatre' && <ScriptLink text={texts.watch} />}
        {index === 0 && <Maker />}
        <DialogFoot
          rows={
            (index === 0 || index === last) && (
              <>
                {index === 0 && (
                  <Button variant="leads" onClick={() => goTo(LIST)}>
                    {texts.glance}
                  </Button>
                )}
                <Button variant="leads" {...checklist}>
                  {doors.worried}
                </Button>
                <Place name="leads" />
                <Button variant="row" onClick={() => window.print()}>
                  {texts.print}
                </Button>
              </>
            )
          }
          quiet={
            <Button variant="quiet" {...help}>
              {language.texts.paidAlready}
            </Button>
          }
        >
          {index > 0 && (
            <Button ref={back} onClick={goBack}>
              {texts.back}
            </Button>
          )}
          <Button ref={next} variant="solid" onClick={index === last ? close : () => setIndex(index + 1)}>
            {index === last ? texts.done : texts.next}
          </Button>
        </DialogFoot>
      </Spotlight>
      <PrintHandout steps={printed} />
    </>
  );
}

/** What a fake site can be told by: each leads to the step that tells of it. */
function Signs({ steps, onChoose }: { steps: readonly Step[]; onChoose: (index: number) => void }) {
  const { signs } = useTexts(explanationTexts);
  return (
    <ul>
      {namesOf(signs).map((id) => (
        <li key={id}>
          <Button variant="leads" onClick={() => onChoose(steps.findIndex((step) => step.id === id))}>
            {signs[id]}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Who makes the page, and why. */
function Maker() {
  const texts = useTexts(explanationTexts);
  const { site } = useActions();
  return (
    <p className="remark">
      {texts.maker}{' '}
      {site.hasLinks && site.file === '' ? (
        <a href={`${site.base}license.txt`}>{texts.license}</a>
      ) : (
        texts.license
      )}
      .
    </p>
  );
}

/** On the dashboard: a link to the same run on `/v`, where the analysis is played. */
function ScriptLink({ text }: { text: string }) {
  const toPage = usePageLink();
  const { route } = useStoreState(selectRun);
  if (route === 'v') return null;
  return (
    <a className="target strong" href={toPage('v', DEFAULT_LOCALE)}>
      {text}
    </a>
  );
}
