import type { Findings, Unexplained } from './check-history.ts';
import { type Call, callLine } from './history.ts';
import { linearize, shrink } from './linearize.ts';

const linesMax = 40;

interface Found extends Findings {
  seed: number;
  seconds: number;
  path: string;
}

/** At most 40 lines, the first record with its shortest failing history; empty if nothing is wrong. */
export function explain({ seed, seconds, path, unexplained, others }: Found): string {
  if (unexplained.length === 0 && others.length === 0) return '';
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const head = [
    `Seed ${seed}: ${unexplained.length} records and ${others.length} findings are wrong.`,
  ];
  const [worst, ...rest] = unexplained.toSorted(
    (one, other) => one.calls.length - other.calls.length,
  );
  const foot = [
    ...(rest.length > 0 ? [`Also wrong: ${namesOf(rest)}`] : []),
    `History: ${path}`,
    `Again:   pnpm test:histories --seed ${seed} --minutes ${minutes}`,
  ];
  const room = linesMax - head.length - foot.length;
  const about = worst === undefined ? [] : aboutRecord(worst, room - Math.min(others.length, 8));
  const found = others.slice(0, room - about.length).map((line) => `  ${line}`);
  return [...head, ...about, ...found, ...foot].join('\n');
}

const namesOf = (unexplained: readonly Unexplained[]) =>
  unexplained
    .slice(0, 6)
    .map(({ record }) => record)
    .join(', ');

function aboutRecord({ record, model, calls }: Unexplained, room: number): string[] {
  const { core, writes } = shrink(model, calls);
  const { prefix, state } = linearize(model, calls);
  const lines = (heading: string, listed: readonly Call[], max: number) => {
    if (listed.length === 0) return [];
    const left = listed.length - max;
    const more = left > 0 ? [`    … and ${left} more`] : [];
    return [heading, ...listed.slice(0, max).map((call) => `    ${callLine(call)}`), ...more];
  };
  const related = calls.filter(({ id }) => writes.some((write) => write.id === id));
  const part = Math.max(2, Math.floor((room - 6 - core.length) / 2));
  return [
    ...lines(`  ${record}: no order explains these responses`, core, room - 10),
    ...lines('  whether or not any of these took effect:', related, part),
    ...lines('  the longest legal prefix:', prefix.slice(-part), part),
    `  after it the record is: ${state}`,
  ];
}
