import { isOutcomeUnknown, problemOf } from '#/ui/api/problem.ts';

/** Limits parallel writes, so that a bulk decision does not slow down other users. */
const atOnce = 4;

/** After so many writes in a row without an answer the connection is gone: the rest is not sent. */
const silencesMax = 4;

/**
 * `proposed`: waits for the approval of another user. `unknown`: no response, so the outcome is unknown.
 * `stopped`: never sent.
 */
export type BulkState =
  | 'waiting'
  | 'sending'
  | 'done'
  | 'proposed'
  | 'refused'
  | 'unknown'
  | 'stopped';

/** One row of a bulk decision, and what has become of it. */
export type BulkItem = {
  readonly id: string;
  /** Its number or name. */
  readonly label: string;
  readonly detail: string;
  /** How much it is about, if it is about money. */
  readonly money: BulkMoney | null;
  readonly state: BulkState;
  /** Why it was not done: what the call threw, and its code. */
  readonly error: unknown;
  readonly code: string | null;
  /** Set if another user changed the record first. */
  readonly changed: { readonly by: string; readonly at: string } | null;
};

export type BulkMoney = {
  readonly client: { readonly id: string };
  /** As text, with its currency. */
  readonly amount: string;
  /** Since when the ledger has lines of it: from the beginning, once it is done, or not even then. */
  readonly moves: 'before' | 'done' | 'never';
};

export type BulkProgress = {
  readonly items: readonly BulkItem[];
  /** Something is under way or will be. */
  readonly running: boolean;
};

export type BulkJob<Row extends { id: string }, Answer = unknown> = {
  rows: readonly Row[];
  label: (row: Row) => string;
  detail: (row: Row) => string;
  money?: (row: Row) => BulkMoney;
  /** Asked once for each row: a repetition is sent with the same key. */
  keyOf: (row: Row) => string;
  decide: (row: Row, idempotencyKey: string, signal: AbortSignal) => Promise<Answer>;
  /** Whether the answer says that another user has to sign before anything is done. */
  waits?: (answer: Answer) => boolean;
  /** Nothing is under way any more, by itself or because it was stopped. */
  onRest: (items: readonly BulkItem[]) => void;
};

function hasFailed({ state }: BulkItem): boolean {
  return state === 'refused' || state === 'unknown';
}

export type BulkRun = ReturnType<typeof createBulkRun>;

/**
 * Decides many rows one by one, independently of the screen. Each row keeps one idempotency key for the whole
 * run: repeated requests take effect once.
 */
export function createBulkRun<Row extends { id: string }, Answer = unknown>(
  job: BulkJob<Row, Answer>,
) {
  const sendings = new Map(job.rows.map((row) => [row.id, { row, key: job.keyOf(row) }]));
  const listeners = new Set<() => void>();
  const leaving = new AbortController();
  let silences = 0;
  let underWay = 0;
  let items: readonly BulkItem[] = [...sendings.values()].map(({ row }) => ({
    id: row.id,
    label: job.label(row),
    detail: job.detail(row),
    money: job.money?.(row) ?? null,
    state: 'waiting',
    error: null,
    code: null,
    changed: null,
  }));
  let progress: BulkProgress = { items, running: items.length > 0 };

  const publish = () => {
    const waits = items.some(({ state }) => state === 'waiting');
    progress = { items, running: underWay > 0 || waits };
    for (const listener of listeners) listener();
  };
  const change = (chosen: (item: BulkItem) => boolean, to: Partial<BulkItem>) => {
    items = items.map((item) => (chosen(item) ? { ...item, ...to } : item));
  };
  const settle = (id: string, to: Partial<BulkItem>) => {
    change((item) => item.id === id, to);
    silences = to.state === 'unknown' ? silences + 1 : 0;
    if (silences >= silencesMax) change(({ state }) => state === 'waiting', { state: 'stopped' });
  };
  const send = async (id: string) => {
    const sending = sendings.get(id);
    if (sending === undefined) return;
    underWay += 1;
    change((item) => item.id === id, { state: 'sending', error: null, code: null, changed: null });
    try {
      const answer = await job.decide(sending.row, sending.key, leaving.signal);
      settle(id, { state: job.waits?.(answer) ? 'proposed' : 'done' });
    } catch (error) {
      const unknown = isOutcomeUnknown(error);
      const problem = problemOf(error);
      const code = problem?.code ?? null;
      const changed =
        problem?.changed_by && problem.changed_at
          ? { by: problem.changed_by, at: problem.changed_at }
          : null;
      settle(id, { state: unknown ? 'unknown' : 'refused', error, code, changed });
    }
    underWay -= 1;
    pump();
  };
  const pump = () => {
    const free = Math.max(0, atOnce - underWay);
    const next = items.filter(({ state }) => state === 'waiting').slice(0, free);
    for (const { id } of next) void send(id);
    publish();
    if (!progress.running && !leaving.signal.aborted) job.onRest(items);
  };
  const start = (chosen: (item: BulkItem) => boolean) => {
    if (leaving.signal.aborted || !items.some(chosen)) return;
    silences = 0;
    change(chosen, { state: 'waiting' });
    pump();
  };

  return {
    read: () => progress,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => start(({ state }) => state === 'waiting'),
    /** Sends nothing more. What has been sent is waited for, because its outcome would be unknown. */
    stop() {
      change(({ state }) => state === 'waiting', { state: 'stopped' });
      publish();
    },
    /** Sends again what failed, with the same keys. */
    retry: () => start(hasFailed),
    /** Sends what was stopped before it was sent. */
    goOn: () => start(({ state }) => state === 'stopped'),
    /** Ends the run with its session, without a report. */
    abandon() {
      change(({ state }) => state === 'waiting', { state: 'stopped' });
      leaving.abort();
      publish();
    },
  };
}
