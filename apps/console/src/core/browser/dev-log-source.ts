import type { InspectionEvent } from 'xstate';
import type { CallRow } from './dev-log-rows.ts';

/** A call that was made before anybody listened. Of what it carries, nothing is kept. */
export type EarlierCall = {
  row: Omit<CallRow, 'no'>;
  begun: number;
  answer: Promise<Response>;
};

export type DevLogSource = {
  /** `early`: the answer to it, if it was requested before the console's code ran. */
  fetch: (url: string, init: RequestInit, early?: Promise<Response>) => Promise<Response>;
  inspect: (event: InspectionEvent) => void;
  /** The last calls, for a listener that starts later. */
  earlier: EarlierCall[];
};

/** More than a page begins with. */
const earlierMax = 20;

export function beginCall(url: string, { method, headers }: RequestInit): EarlierCall['row'] {
  return {
    kind: 'call',
    at: Date.now(),
    method,
    url,
    // The SDK sends no others; to copy them would cost more than all the rest.
    requestId: headers instanceof Headers && headers.get('X-Request-Id'),
  };
}

export function createDevLogSource(): DevLogSource {
  const earlier: EarlierCall[] = [];
  return {
    earlier,
    inspect() {},
    fetch(url, init, early) {
      const begun = performance.now();
      const row = beginCall(url, init);
      const answer = early ?? fetch(url, init);
      const stamp = () => {
        row.ms = performance.now() - begun;
      };
      answer.then(stamp, stamp);
      if (earlier.push({ row, begun, answer }) > earlierMax) earlier.shift();
      return answer;
    },
  };
}

export const devLogSource = createDevLogSource();
