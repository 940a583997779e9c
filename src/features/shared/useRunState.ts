import { useState } from 'react';
import { useStoreState } from '../../store/react/useSession';
import { selectOwnRun } from '../../store/selectors';

/**
 * State that belongs to the run of the address: when another run comes in its place, by Back for example, it begins anew
 * without the field losing the focus.
 *
 * @param begin what it is until it is set
 */
export function useRunState<Value>(begin: () => Value): [Value, (value: Value) => void] {
  const run = useStoreState(selectOwnRun);
  const [set, setSet] = useState<{ run: typeof run; value: Value }>();
  const value = set?.run === run ? set.value : begin();
  return [value, (value) => setSet({ run, value })];
}
