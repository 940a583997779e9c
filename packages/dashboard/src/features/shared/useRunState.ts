import { useState } from 'react';
import type { StoreState } from '../../store/createSessionStore';
import { useStoreState } from '../../store/react/useSession';
import { selectOwnRun } from '../../store/selectors';

/**
 * State that belongs to a run: when another run comes in its place, by Back for example, it begins anew without the
 * field losing the focus.
 *
 * @param begin what it is until it is set
 * @param select the run that it belongs to; without it, the run of the address
 */
export function useRunState<Value>(
  begin: () => Value,
  select: (state: StoreState) => object | string = selectOwnRun,
): [Value, (value: Value) => void] {
  const run = useStoreState(select);
  const [set, setSet] = useState<{ run: object | string; value: Value }>();
  const value = set?.run === run ? set.value : begin();
  return [value, (value) => setSet({ run, value })];
}
