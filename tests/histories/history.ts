import { mkdir, writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';

/** A call as the server reads it: two with one Idempotency-Key and different actions are a reuse. */
export type Action =
  | { name: 'create'; amount: string }
  | { name: 'approve' | 'reject' | 'rollback'; version: number; at?: number }
  | { name: 'exchange'; from: string; to: string; amount: string }
  | { name: 'claim'; takeOver: boolean }
  | { name: 'release' | 'read' | 'final' };

export interface Call {
  readonly id: number;
  /** The record that it is about: the calls of each record are checked by themselves. */
  readonly record: string;
  readonly by: string;
  readonly replica: number;
  /** Its Idempotency-Key; null if it has none. */
  readonly key: string | null;
  readonly action: Action;
  /** Milliseconds of one monotonic clock. */
  readonly called: number;
  /** Infinity if the outcome is unknown: it may take effect at any later time. */
  returned: number;
  /** The outcome in short, such as `approved v2` or `STALE_RECORD`; null if it is unknown. */
  answer: string | null;
  /** Hash of the whole body: a replay returns the same one. */
  digest?: string;
  readonly spends?: { account: string; amount: string };
  balance?: string;
}

export class History {
  readonly calls: Call[] = [];
  readonly faults: { at: number; fault: string }[] = [];
  readonly #start = performance.now();

  now(): number {
    return performance.now() - this.#start;
  }

  begin(about: Pick<Call, 'record' | 'by' | 'replica' | 'key' | 'action' | 'spends'>): Call {
    const call: Call = {
      id: this.calls.length,
      ...about,
      called: this.now(),
      returned: Number.POSITIVE_INFINITY,
      answer: null,
    };
    this.calls.push(call);
    return call;
  }

  end(call: Call, answer: string, more: Pick<Call, 'digest' | 'balance'> = {}): void {
    Object.assign(call, { returned: this.now(), answer, ...more });
  }

  /** The state that a record had once everything was over, as a call that came after all others. */
  final(record: string, answer: string): void {
    const about = { record, by: 'database', replica: 0, key: null } as const;
    this.end(this.begin({ ...about, action: { name: 'final' } }), answer);
  }

  fault(fault: string): void {
    this.faults.push({ at: this.now(), fault });
  }

  byRecord(): Map<string, Call[]> {
    return Map.groupBy(this.calls, ({ record }) => record);
  }

  async write(folder: string, name: string): Promise<string> {
    await mkdir(folder, { recursive: true });
    const path = `${folder}/${name}.jsonl`;
    const lines = [...this.faults, ...this.calls]
      .toSorted((one, other) => startOf(one) - startOf(other))
      .map((line) => JSON.stringify(line));
    await writeFile(path, `${lines.join('\n')}\n`);
    return path;
  }
}

const startOf = (line: Call | { at: number }) => ('called' in line ? line.called : line.at);

const isUnknown = ({ answer }: Pick<Call, 'answer'>) => answer === null;

export function callLine(call: Call): string {
  const { name, ...what } = call.action;
  const details = Object.values(what).join(' ');
  const until = isUnknown(call) ? '      …' : seconds(call.returned);
  const key = call.key === null ? '' : ` key ${call.key.slice(0, 4)}`;
  const request = [name, details].filter(Boolean).join(' ');
  return `${seconds(call.called)}–${until} ${call.by.padEnd(8)} replica ${call.replica + 1}${key} ${request} → ${call.answer ?? 'unknown'}`;
}

const seconds = (ms: number) => (ms / 1000).toFixed(3).padStart(7);
