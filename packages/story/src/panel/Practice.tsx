import { Button } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type Case, type CaseSet, type Check, casesOf, type Verdict } from '../rules/cases';
import { Arrival } from './Arrival';
import { caseText, type WholePracticeTexts } from './caseText';
import * as styles from './Practice.module.css';
import { PracticeEnd } from './PracticeEnd';

const ANSWERS: readonly Verdict[] = ['honest', 'fraud'];

export type PracticeProps = {
  set: CaseSet;
  seed: string;
  /** The way back to the story. */
  leave: ReactNode;
  /** The heading of a stage. Handed in, since the chunk of the story has it already. */
  Title: ComponentType<{ children: string }>;
  onPractice: (set: CaseSet) => void;
};

/** Six cases, one at a time, each answered at once. Nothing of it is kept, not even in the history of the browser. */
export function Practice(props: PracticeProps & { texts: WholePracticeTexts }) {
  const { set, seed, texts, Title } = props;
  const cases = casesOf(set, seed);
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<readonly Verdict[]>([]);
  const [made, setMade] = useState<ReadonlySet<Check>>(new Set());
  const shown = cases[at];
  if (shown === undefined) return <PracticeEnd {...props} cases={cases} answers={answers} made={made} />;
  return (
    <OneCase
      key={shown.id}
      set={set}
      shown={shown}
      place={{ number: String(at + 1), count: String(cases.length) }}
      about={at === 0 ? texts.about : undefined}
      said={answers[at]}
      texts={texts}
      Title={Title}
      onCheck={(check) => setMade(new Set([...made, check]))}
      onAnswer={(said) => setAnswers([...answers, said])}
      onNext={() => setAt(at + 1)}
    />
  );
}

type OneCaseProps = Pick<PracticeProps, 'set' | 'Title'> & {
  shown: Case;
  /** Its number, and how many there are. */
  place: Readonly<Record<string, string>>;
  about: string | undefined;
  said: Verdict | undefined;
  texts: WholePracticeTexts;
  onCheck: (check: Check) => void;
  onAnswer: (said: Verdict) => void;
  onNext: () => void;
};

/**
 * What arrives, the checks and the answers; once it is answered, what it was and which check decides, in the first
 * place.
 */
function OneCase({ set, shown, place, about, said, texts, Title, onCheck, onAnswer, onNext }: OneCaseProps) {
  const text = caseText(shown, texts);
  const [made, setMade] = useState<readonly Check[]>([]);
  const checksTitle = said === undefined ? texts.checks : texts.checked;
  const title = fill(said === undefined ? texts.question : texts.is[shown.verdict], place);
  return (
    <>
      <p className="remark">{texts.sets[set]}</p>
      {/* Again with each answer: the button that had the focus is gone. */}
      <Title key={said}>{title}</Title>
      {about !== undefined && said === undefined && <p className="remark">{about}</p>}
      {said !== undefined && (
        <>
          <Reveal shown={shown} said={said} texts={texts} />
          <div className="screen-only stack tight">
            <Button variant="solid" data-case-next="" onClick={onNext}>
              {texts.next}
            </Button>
          </div>
        </>
      )}
      <div className="stack" data-case={shown.id}>
        <Arrival id={shown.id} text={text} texts={texts} />
        {(said === undefined || made.length > 0) && (
          <div className="stack tight" role="group" aria-label={checksTitle}>
            <p className="strong" aria-hidden="true">
              {checksTitle}
            </p>
            {shown.checks.map((check) => {
              const { ask, finds } = text.checks[check];
              const isMade = made.includes(check);
              if (said !== undefined && !isMade) return null;
              return (
                <div key={check} className="column">
                  <Button
                    data-case-check={check}
                    aria-disabled={isMade || undefined}
                    onClick={() => {
                      setMade([...made, check]);
                      onCheck(check);
                    }}
                  >
                    {ask}
                  </Button>
                  <div aria-live="polite">
                    {isMade && (
                      <p className={styles.found} data-case-found={check}>
                        {finds}
                      </p>
                    )}
                  </div>
                </div>
              );
            })}
          </div>
        )}
      </div>
      {said === undefined && (
        <div className="screen-only stack tight" role="group" aria-label={texts.answer}>
          <p className="strong" aria-hidden="true">
            {texts.answer}
          </p>
          <div className="columns tight">
            {ANSWERS.map((verdict) => (
              <Button
                key={verdict}
                variant="solid"
                data-case-answer={verdict}
                onClick={() => onAnswer(verdict)}
              >
                {texts.answers[verdict]}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** What a case was, what decides it, and what would have shown its twin. */
function Reveal({ shown, said, texts }: { shown: Case; said: Verdict; texts: WholePracticeTexts }) {
  const { checks, sign, twinFinds } = caseText(shown, texts);
  const { ask, finds } = checks.decisive;
  return (
    <div className="prose" data-case-reveal={shown.verdict}>
      <p>{texts.said[said]}</p>
      {sign !== undefined && <p className="strong">{fill(texts.sign, { sign })}</p>}
      <p>
        {sign === undefined && <strong>{fill(texts.decides, { check: ask })} </strong>}
        {sign === undefined ? finds : `${ask}: ${finds}`}
      </p>
      {twinFinds !== undefined && (
        <p className="remark">{fill(texts.twin[shown.verdict], { finds: twinFinds })}</p>
      )}
    </div>
  );
}
