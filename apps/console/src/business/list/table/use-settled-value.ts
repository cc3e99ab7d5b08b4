import { useState } from 'react';

/** The value as it was when it last counted as settled: the filters of the rows that are shown, while the next ones load. */
export function useSettledValue<Value>(value: Value, settled: boolean): Value {
  const [shown, setShown] = useState(value);
  if (!settled) return shown;
  if (!Object.is(shown, value)) setShown(value);
  return value;
}
