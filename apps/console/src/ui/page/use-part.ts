import { useEffect, useEffectEvent, useState } from 'react';
import type { PartFile } from './part-file.ts';

const nothing = () => {};

/**
 * A part as soon as its file has come. `React.lazy` would keep a failure for ever, and throw it at the page: what is
 * typed there would go with it.
 */
export function usePart<Props>(file: PartFile<Props>, onMissing: () => void = nothing) {
  const [Part, setPart] = useState(() => file.read());
  const [missing, setMissing] = useState(false);
  const fail = useEffectEvent(() => {
    setMissing(true);
    onMissing();
  });
  const isThere = Part !== null;
  useEffect(() => {
    if (isThere || missing) return;
    let wanted = true;
    file.load().then(
      () => wanted && setPart(() => file.read()),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, [file, isThere, missing]);
  return { Part, missing, retry: () => setMissing(false) };
}
