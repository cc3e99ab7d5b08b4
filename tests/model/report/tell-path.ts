import { faults, type Model, type ModelEvent } from '../paths/model.ts';
import { type AnyStep, isLate, lastState, type ModelPath, tellStep } from '../paths/path.ts';

export const stateWords = (model: Model, state: string) => model.states[state] ?? state;

export const eventOf = (step: AnyStep): ModelEvent => (isLate(step) ? step.late : step.event);

/** One sentence that says what the path is about: its last step. */
export function titleOf(model: Model, path: ModelPath): string {
  const last = path.steps.at(-1);
  const end = stateWords(model, lastState(path));
  if (!last) return `When nothing happens, then ${end}.`;
  if (isLate(last)) return `When, too late, ${last.late.says}, then nothing changes: ${end}.`;
  if (last.from === last.to) return `When ${last.event.says}, it stays so: ${end}.`;
  return `When ${last.event.says} while ${stateWords(model, last.from)}, then ${end}.`;
}

/** How the path comes to its last step. */
export function wayTo(path: ModelPath): string {
  const before = path.steps.slice(0, -1).map(tellStep);
  return [`Given ${path.situation.says}`, ...before].join(' → ');
}

/** What makes a step unlike the plain course of things. */
export const marks = {
  fault: 'Fault',
  late: 'Late answer',
  refused: 'Refused',
  slow: 'Slow answer',
  time: 'Time passes',
} as const;
export type Mark = keyof typeof marks;

export function markOf(step: AnyStep): Mark | null {
  if (isLate(step)) return 'late';
  const { event } = step;
  if (event.kind === 'elapsed') return 'time';
  if (event.kind === 'told' || event.how === 'answered') return null;
  if (event.how === 'refused' || event.how === 'slow') return event.how;
  return faults.includes(event.how) ? 'fault' : null;
}

export function marksOf(path: ModelPath): Mark[] {
  const found = new Set(path.steps.map(markOf));
  return [...found].filter((mark) => mark !== null);
}
