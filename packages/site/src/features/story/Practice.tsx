import { type ReactNode, useState } from 'react';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { Button } from '../../ui/Button/Button';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { CASE_SETS, CASES, type CaseId, type CaseKind, type CaseSet, casesOf } from '../../visit/story/cases';
import type { Move } from '../../visit/story/progress';
import { StageTitle } from './StageTitle';
import { useTelling } from './storyText';

const ANSWERS: readonly CaseKind[] = ['honest', 'fraud'];

type PracticeProps = {
  set: CaseSet;
  /** Whether the story was played before: then the way leads back to it. */
  hasPlayed: boolean;
  /** Where to look a provider up. */
  register: ReactNode;
  onMove: (move: Move) => void;
};

/** Six cases, one at a time, each answered at once. Nothing of it is kept, not even in the history of the browser. */
export function Practice(props: PracticeProps) {
  const { set } = props;
  const { practice } = useTelling().texts;
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState<CaseKind>();
  const ids = casesOf(set);
  const id = ids[at];
  if (id === undefined) return <PracticeEnd {...props} />;
  const goOn = () => {
    setAt(at + 1);
    setSaid(undefined);
  };
  return (
    <>
      <p className="remark">
        {fill(practice.case, { number: String(at + 1), count: String(ids.length) })}
        {at === 0 && `. ${practice.about}`}
      </p>
      {/* Again with each answer: the button that had the focus is gone. */}
      <StageTitle key={`${id} ${said}`}>{practice.question}</StageTitle>
      <Case id={id} said={said} />
      <div className="screen-only stack tight" role="group" aria-label={practice.question}>
        {said === undefined ? (
          ANSWERS.map((kind) => (
            <Button key={kind} data-case-answer={kind} onClick={() => setSaid(kind)}>
              {practice.answers[kind]}
            </Button>
          ))
        ) : (
          <Button variant="solid" data-case-next="" onClick={goOn}>
            {practice.next}
          </Button>
        )}
      </div>
    </>
  );
}

/** A case with, once it was answered, what it was and what shows it. Its frame carries the badge, so that a crop of it does. */
function Case({ id, said }: { id: CaseId; said: CaseKind | undefined }) {
  const { texts: page } = useLanguage();
  const { cases, practice } = useTelling().texts;
  return (
    <div className="prose" data-case={id}>
      <figure className="stack tight box">
        <figcaption className="remark">
          <SimulatedBadge>{page.simulated}</SimulatedBadge>
        </figcaption>
        <p>{cases[id].text}</p>
      </figure>
      <div aria-live="polite">
        {said !== undefined && (
          <div className="stack tight" data-case-reveal={CASES[id].kind}>
            <p className="strong">
              {practice.said[said]} {practice.is[CASES[id].kind]}
            </p>
            <p>
              {practice.check} {cases[id].check}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** After a set: something real to do, and the other sets. */
function PracticeEnd({ set, hasPlayed, register, onMove }: PracticeProps) {
  const { practice, title, debrief } = useTelling().texts;
  return (
    <>
      <StageTitle>{practice.end}</StageTitle>
      <div className="prose">
        <p>{practice.learned}</p>
        <p>{practice.lookUp}</p>
        {register}
        <p>{practice.sayAloud}</p>
        <p>{practice.later}</p>
      </div>
      <div className="screen-only stack tight">
        {CASE_SETS.filter((other) => other !== set).map((other) => (
          <Button key={other} data-case-set={other} onClick={() => onMove({ practice: other })}>
            {practice.sets[other]}
          </Button>
        ))}
        <Button onClick={() => onMove(hasPlayed ? 'goOn' : 'again')}>
          {hasPlayed ? debrief.title : title}
        </Button>
      </div>
    </>
  );
}
