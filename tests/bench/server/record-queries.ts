import pg from 'pg';

export interface RecordedQuery {
  text: string;
  values: unknown[];
  ms: number;
}

/** Times every query of this process, until the answered function is called, which answers them. */
export function recordQueries(): () => RecordedQuery[] {
  const recorded: RecordedQuery[] = [];
  const original = pg.Client.prototype.query;
  // The driver's own overloads do not matter here: what comes in is passed on as it is.
  const timed = async function (this: pg.Client, ...given: unknown[]): Promise<unknown> {
    const started = performance.now();
    const answer = await Reflect.apply(original, this, given);
    const [asked, values] = given;
    const text = typeof asked === 'string' ? asked : String(Object(asked).text);
    const bound = Array.isArray(values) ? values : [];
    recorded.push({ text, values: bound, ms: performance.now() - started });
    return answer;
  };
  Object.assign(pg.Client.prototype, { query: timed });
  return () => {
    Object.assign(pg.Client.prototype, { query: original });
    return recorded;
  };
}
