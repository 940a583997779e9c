import type { Picked } from '../../../address';
import { pathOf, writeAddress } from '../../../address/writeAddress';
import { ENGINE_VERSION, runParameters } from '../../../engine';
import { type MarketName, type RunsQuestion, runOf } from '../../../engine/runs/question';
import type { Actions } from '../../../store/react/actions';

/** The link of one of many runs: at its end, paused, and saying how it was picked. */
export function runLink(
  question: RunsQuestion,
  market: MarketName,
  k: number,
  picked: Picked,
  { address, base }: Actions,
): string {
  return writeAddress(pathOf({ ...address(), route: 'dashboard' }, base), {
    ...runParameters(runOf(question, market, k)),
    picked,
    t: question.duration,
    still: true,
    engine: ENGINE_VERSION,
  });
}
