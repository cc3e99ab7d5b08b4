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
