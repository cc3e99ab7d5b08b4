import { useState } from 'react';

/** What was asked for when the rows that are shown had come: it stays until the next ones have. */
export function useArrived<Asked>(asked: Asked, arrived: boolean): Asked {
  const [shown, setShown] = useState(asked);
  if (!arrived) return shown;
  if (!Object.is(shown, asked)) setShown(asked);
  return asked;
}
