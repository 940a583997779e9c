import { Button, Place } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { CASE_SETS, type Case, type Check, type Verdict } from '../rules/cases';
import { CalendarButtons } from './CalendarButtons';
import { caseText, type WholePracticeTexts } from './caseText';
import type { PracticeProps } from './Practice';

type EndProps = PracticeProps & {
  cases: readonly Case[];
  /** What was said of each. */
  answers: readonly Verdict[];
  /** What kinds of check were made. */
  made: ReadonlySet<Check>;
  texts: WholePracticeTexts;
};

/** After a set: both kinds of mistake by their names, something real to do, and when to practice again. */
export function PracticeEnd(props: EndProps) {
  const { cases, answers, made, set, seed, texts, leave, Title, onPractice } = props;
  const namesOf = (verdict: Verdict) =>
    cases
      .filter((each, at) => each.verdict === verdict && answers[at] !== verdict)
      .map((each) => caseText(each, texts).name);
  const refused = namesOf('honest');
  const believed = namesOf('fraud');
  const [only, another] = new Set(answers);
  return (
    <>
      <p className="remark">{texts.sets[set]}</p>
      <Title>{texts.end}</Title>
      <div className="prose">
        <h3>{texts.were.honest}</h3>
        {refused.length === 0 && <p>{texts.noneRefused}</p>}
        <ul className="stack named" data-honest-refused="">
          {refused.map((name) => (
            <li key={name}>{fill(texts.refused, { case: name })}</li>
          ))}
        </ul>
        <h3>{texts.were.fraud}</h3>
        {believed.length === 0 && <p>{texts.noneBelieved}</p>}
        <ul className="stack named" data-frauds-believed="">
          {believed.map((name) => (
            <li key={name}>{fill(texts.believed, { case: name })}</li>
          ))}
        </ul>
        <h3>{texts.whatDecides}</h3>
        {!made.has('decisive') && (
          <p data-case-unchecked="">{made.size === 0 ? texts.unchecked : texts.undecided}</p>
        )}
        {another === undefined && <p>{only === 'fraud' ? texts.allFraud : texts.allHonest}</p>}
        <p className="strong">{texts.learned}</p>
        <h3>{texts.real}</h3>
        <p>{texts.lookUp}</p>
        <Place name="register" />
        <p>{texts.sayAloud}</p>
        <h3>{texts.again}</h3>
        <p>{texts.fades}</p>
      </div>
      <CalendarButtons set={set} seed={seed} texts={texts} />
      <div className="screen-only stack tight">
        {CASE_SETS.filter((other) => other !== set).map((other) => (
          <Button key={other} data-case-set={other} onClick={() => onPractice(other)}>
            {texts.sets[other]}
          </Button>
        ))}
        {leave}
      </div>
    </>
  );
}
