import type { Answer, Fault } from '../paths/model.ts';

export type Verdict = 'through' | 'unable' | 'nonsense' | 'expired' | Fault;

export function verdictOf(answer: Answer): Verdict {
  if (answer.variant === 'unable') return 'unable';
  if (answer.variant?.startsWith('nonsense')) return 'nonsense';
  return answer.how === 'answered' || answer.how === 'slow' || answer.how === 'refused'
    ? 'through'
    : answer.how;
}

interface Waiting {
  readonly call: string;
  /** Aborted once the response is no longer awaited. */
  readonly left: AbortSignal | undefined;
  decide(verdict: Verdict): void;
}

export interface Gate {
  /** A call that repeats itself within one step meets the same verdict. */
  arrive(call: string, left?: AbortSignal): Promise<Verdict>;
  /** The call may be still to come. */
  decide(call: string, verdict: Verdict): void;
  decideOldest(call: string, verdict: Verdict): void;
  isHeld(call: string): boolean;
  /** The step is over: what comes next waits again. */
  close(): void;
  /** The path is over: whatever waits still, or comes later, fails. */
  abandon(): void;
}

export function createGate(): Gate {
  let waiting: Waiting[] = [];
  let abandoned = false;
  const decided = new Map<string, Verdict>();
  return {
    arrive(call, left) {
      const verdict = abandoned ? 'network' : decided.get(call);
      if (verdict !== undefined) return Promise.resolve(verdict);
      return new Promise((decide) => {
        waiting.push({ call, left, decide });
      });
    },
    decide(call, verdict) {
      decided.set(call, verdict);
      for (const one of waiting.filter((other) => other.call === call)) one.decide(verdict);
      waiting = waiting.filter((other) => other.call !== call);
    },
    decideOldest(call, verdict) {
      const oldest = waiting.find((one) => one.call === call);
      if (!oldest) throw new Error(`No call '${call}' is under way.`);
      waiting = waiting.filter((one) => one !== oldest);
      oldest.decide(verdict);
    },
    isHeld: (call) => waiting.some((one) => one.call === call && !one.left?.aborted),
    close: () => decided.clear(),
    abandon() {
      abandoned = true;
      for (const one of waiting) one.decide('network');
      waiting = [];
    },
  };
}

export async function gated<T>(gate: Gate, call: string, work: () => T | Promise<T>): Promise<T> {
  const verdict = await gate.arrive(call);
  if (verdict !== 'through') throw new Error(`The host is unable to ${call}.`);
  return work();
}
