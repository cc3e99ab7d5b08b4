import type { InspectionEvent } from 'xstate';

type Moment = {
  /** The how many-th row it is since the page was opened. */
  no: number;
  /** Milliseconds since 1970. */
  at: number;
};

/** One request of the SDK. What is not known yet is not there. */
export type CallRow = Moment & {
  kind: 'call';
  method: string | undefined;
  /** As it was sent, secrets included: only `describeRow` shows it. */
  url: string;
  requestId: string | false | null;
  status?: number;
  ms?: number;
  code?: unknown;
  /** Why no answer came. */
  error?: unknown;
};

export type TransitionRow = Moment & {
  kind: 'transition';
  machine: unknown;
  event: string;
  from: unknown;
  to: unknown;
};

/** From one address to the next. */
export type NavigationRow = Moment & {
  kind: 'navigation';
  from: string | undefined;
  to: string;
};

export type DevLogRow = CallRow | TransitionRow | NavigationRow;
export type DevLogKind = DevLogRow['kind'];

/** A call that was made before anybody listened. Of what it carries, nothing is kept. */
type EarlierCall = {
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
