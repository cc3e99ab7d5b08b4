import type { InspectionEvent } from 'xstate';

type Moment = {
  no: number;
  /** Milliseconds since 1970. */
  at: number;
};

export type CallRow = Moment & {
  kind: 'call';
  method: string | undefined;
  /** As it was sent, secrets included: only `describeRow` shows it. */
  url: string;
  requestId: string | false | null;
  status?: number;
  ms?: number;
  code?: unknown;
  error?: unknown;
};

export type TransitionRow = Moment & {
  kind: 'transition';
  machine: unknown;
  event: string;
  from: unknown;
  to: unknown;
};

export type NavigationRow = Moment & {
  kind: 'navigation';
  from: string | undefined;
  to: string;
};

export type DevLogRow = CallRow | TransitionRow | NavigationRow;
export type DevLogKind = DevLogRow['kind'];

/** Keeps nothing of what the call carries. */
type EarlierCall = {
  row: Omit<CallRow, 'no'>;
  begun: number;
  answer: Promise<Response>;
};

export type DevLogSource = {
  /** `early` is an answer that was requested before the console's code ran. */
  fetch: (url: string, init: RequestInit, early?: Promise<Response>) => Promise<Response>;
  inspect: (event: InspectionEvent) => void;
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
