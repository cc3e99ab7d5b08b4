import pg from 'pg';

export interface RecordedQuery {
  text: string;
  values: readonly unknown[];
  /** From sending it to its answer, the wait for others on the same connection included. */
  ms: number;
  connection: pg.Client;
}

type Ended = (...given: unknown[]) => unknown;

export function recordQueries(): () => RecordedQuery[] {
  const recorded: RecordedQuery[] = [];
  const original = pg.Client.prototype.query;
  const timed = function (this: pg.Client, ...given: unknown[]): unknown {
    const started = performance.now();
    const [request, values] = given;
    const text = typeof request === 'string' ? request : String(Object(request).text);
    const query = {
      ...{ text, values: Array.isArray(values) ? values : [], ms: Number.NaN },
      connection: this,
    };
    recorded.push(query);
    const end = () => {
      query.ms = performance.now() - started;
    };
    // The pool asks with a callback, and then nothing is promised; a client may ask without.
    const last = given.at(-1);
    if (typeof last !== 'function') {
      const promised = Reflect.apply(original, this, given) as unknown as Promise<unknown>;
      return promised.finally(end);
    }
    const answered = last as Ended;
    const timedCallback: Ended = (...answer) => {
      end();
      return answered(...answer);
    };
    return Reflect.apply(original, this, [...given.slice(0, -1), timedCallback]);
  };
  Object.assign(pg.Client.prototype, { query: timed });
  return () => {
    Object.assign(pg.Client.prototype, { query: original });
    return recorded;
  };
}

/** Leaves out the seal of the audit log, which runs beside the calls. */
export function withoutSeal(recorded: readonly RecordedQuery[]): RecordedQuery[] {
  const open = new Map<pg.Client, RecordedQuery[]>();
  const transactions = new Map<RecordedQuery, RecordedQuery[]>();
  for (const query of recorded) {
    const { text, connection } = query;
    if (text === 'begin') open.set(connection, []);
    const own = open.get(connection) ?? [];
    own.push(query);
    transactions.set(query, own);
    if (text === 'commit' || text === 'rollback') open.delete(connection);
  }
  const isSeal = ({ text }: RecordedQuery) => /"audit_head"|from "audit_pending"/.test(text);
  return recorded.filter((query) => !transactions.get(query)?.some(isSeal));
}
