import { useEffect, useReducer } from 'react';
import type { Choice } from '../../store/react/actions';

/** What is chosen, and a way to choose. Another tab may have stored another choice. */
export function useChoice<Value>({ read, write }: Choice<Value>): [Value, (value: Value) => void] {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    window.addEventListener('storage', renderAgain);
    return () => window.removeEventListener('storage', renderAgain);
  }, []);
  const choose = (value: Value) => {
    write(value);
    renderAgain();
  };
  return [read(), choose];
}
