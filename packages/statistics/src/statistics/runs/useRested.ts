import { useEffect, useState } from 'react';

/** A value as it was when it had not changed for so long (ms), or as it was at first. */
export function useRested<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
