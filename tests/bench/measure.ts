import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { measure } from 'mitata';

/** One run counts for as many `operations` as it says. */
export interface Candidate {
  readonly name: string;
  readonly operations: number;
  readonly run: () => unknown;
}

export interface Cost {
  readonly name: string;
  /** The median of every round, in nanoseconds, in the order of the rounds. */
  readonly rounds: readonly number[];
  /** In nanoseconds. */
  readonly median: number;
  /** The fastest round, in nanoseconds: what is left when nothing else runs on the machine. */
  readonly fastest: number;
  readonly bytes: number;
}

export interface Effort {
  readonly rounds: number;
  readonly roundMs: number;
  readonly batch: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const heapInUse = () => getHeapStatistics().used_heap_size;

/**
 * Measures the candidates in turns, each round in another order: what else the machine is doing then
 * slows all of them down, and not the one that happens to be measured at that moment.
 */
export async function measureInTurns(
  candidates: readonly Candidate[],
  effort: Effort,
): Promise<readonly Cost[]> {
  const rounds = new Map<Candidate, number[]>(candidates.map((candidate) => [candidate, []]));
  const options = () => ({
    gc: collectGarbage,
    min_cpu_time: effort.roundMs * 1e6,
    batch_samples: effort.batch,
  });
  for (let round = 0; round < effort.rounds; round++) {
    for (const candidate of rotated(candidates, round)) {
      const { p50 } = await measure(candidate.run, options());
      rounds.get(candidate)?.push(p50 / candidate.operations);
    }
  }
  const costs: Cost[] = [];
  for (const [{ name, operations, run }, times] of rounds) {
    // In a pass of its own, since reading the heap is slow. By now everything is optimised.
    const { heap } = await measure(run, { ...options(), heap: heapInUse });
    const bytes = Math.round((heap?.avg ?? Number.NaN) / operations);
    costs.push({ name, rounds: times, median: median(times), fastest: Math.min(...times), bytes });
  }
  return costs;
}

/**
 * How many times as much the one costs, less a floor that both have: the median over the rounds,
 * each compared within itself.
 */
export function ratio(one: Cost, other: Cost, floor?: Cost): number {
  return median(
    one.rounds.map((ns, round) => {
      const ground = floor?.rounds[round] ?? 0;
      return (ns - ground) / ((other.rounds[round] ?? Number.NaN) - ground);
    }),
  );
}

export function costOf(costs: readonly Cost[], name: string): Cost {
  const found = costs.find((cost) => cost.name === name);
  if (!found) throw new Error(`${name} was not measured.`);
  return found;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

function rotated<T>(items: readonly T[], by: number): T[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
