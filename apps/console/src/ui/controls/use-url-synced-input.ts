import { useState } from 'react';

/**
 * Whatever the address says is shown at once, unless it is what was sent from here: then more may have been typed
 * since, and that stays.
 */
export function useUrlSyncedInput(value: string) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Sent from here, oldest first, and not said by the address yet. */
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (value !== seen) {
    const arrived = underWay.indexOf(value);
    setSeen(value);
    setUnderWay(arrived === -1 ? [] : underWay.slice(arrived + 1));
    if (arrived === -1) setText(value);
  }
  return {
    text,
    setText,
    requested: underWay.at(-1) ?? value,
    noteSent: (sent: string) =>
      setUnderWay((before) => (before.at(-1) === sent ? before : [...before, sent])),
  };
}
