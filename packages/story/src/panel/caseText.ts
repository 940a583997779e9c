import type { Case, CaseId, Check, SignId, TwinId, Verdict } from '../rules/cases';
import type { PracticeTexts } from '../texts/practice';

type Finding = { readonly ask: string; readonly finds: string };

/** What twins share: all that arrives, and the checks that do not tell them apart. */
type Shared = {
  readonly from: string;
  readonly says: readonly string[];
  readonly partial: Finding;
  readonly idle: Finding;
  /** What it is called when it was believed. */
  readonly fraud: string;
};
type TwinText = Shared & {
  /** What it is called when it was turned down. */
  readonly honest: string;
  readonly decisive: { readonly ask: string } & Readonly<Record<Verdict, string>>;
};
type SignText = Shared & { readonly sign: string; readonly decisive: Finding };

/** Every case has its texts in both languages, or this does not compile. */
export type WholePracticeTexts = PracticeTexts & {
  readonly cases: {
    readonly twins: Readonly<Record<TwinId, TwinText>>;
    readonly signs: Readonly<Record<SignId, SignText>>;
  };
};

export type CaseText = {
  readonly from: string;
  readonly says: readonly string[];
  readonly checks: Readonly<Record<Check, Finding>>;
  /** What the deciding check finds of the twin; `undefined` where there is none. */
  readonly twinFinds: string | undefined;
  /** The sign that decides, where there is no twin. */
  readonly sign: string | undefined;
  /** What it is called afterwards, in the sentence for its verdict. */
  readonly name: string;
};

/** The texts of a case as it is met. */
export function caseText({ id, verdict }: Pick<Case, 'id' | 'verdict'>, texts: WholePracticeTexts): CaseText {
  const { twins, signs } = texts.cases;
  if (isSign(id, signs)) {
    const { from, says, decisive, partial, idle, sign, fraud } = signs[id];
    return { from, says, checks: { decisive, partial, idle }, twinFinds: undefined, sign, name: fraud };
  }
  const { from, says, decisive, partial, idle, honest, fraud } = twins[id];
  const { ask } = decisive;
  return {
    from,
    says,
    checks: { decisive: { ask, finds: decisive[verdict] }, partial, idle },
    twinFinds: decisive[verdict === 'fraud' ? 'honest' : 'fraud'],
    sign: undefined,
    name: verdict === 'fraud' ? fraud : honest,
  };
}

function isSign(id: CaseId, signs: Readonly<Record<SignId, unknown>>): id is SignId {
  return Object.hasOwn(signs, id);
}
