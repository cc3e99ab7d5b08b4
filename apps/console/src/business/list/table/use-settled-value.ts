import { useState } from 'react';

export function useSettledValue<Value>(value: Value, settled: boolean): Value {
  const [shown, setShown] = useState(value);
  if (!settled) return shown;
  if (!Object.is(shown, value)) setShown(value);
  return value;
}
