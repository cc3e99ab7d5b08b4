import { createHash } from 'node:crypto';
import type { Answer, Model, ModelEvent, Situation } from './model.ts';

export interface Step {
  readonly event: ModelEvent;
  readonly from: string;
  readonly to: string;
}

/** A response that is no longer awaited. It must change nothing. */
export interface LateStep {
  readonly late: Answer;
  readonly from: string;
  readonly to: string;
}

export type AnyStep = Step | LateStep;

export const isLate = (step: AnyStep): step is LateStep => 'late' in step;

export interface ModelPath {
  /** Stays the same as long as the history does. */
  readonly id: string;
  readonly situation: Situation;
  readonly start: string;
  readonly steps: readonly AnyStep[];
}

export function createPath(
  model: Model,
  situation: Situation,
  start: string,
  steps: readonly AnyStep[],
): ModelPath {
  const text = [model.name, situation.id, ...steps.map(stepId)].join(' > ');
  const id = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { id, situation, start, steps };
}

export const stepId = (step: AnyStep) => (isLate(step) ? `late ${step.late.id}` : step.event.id);

export function describePath(path: ModelPath): string {
  const when = path.steps.map(describeStep).join('; ');
  return `given ${path.situation.says.en}, when ${when || 'nothing happens'}, then ${lastState(path)}`;
}

export const describeStep = (step: AnyStep) =>
  isLate(step) ? `too late, ${step.late.says.en}` : step.event.says.en;

export const lastState = (path: ModelPath) => path.steps.at(-1)?.to ?? path.start;

export function nextAnswer(path: ModelPath, actor: string, from = 0): Answer | undefined {
  for (const step of path.steps.slice(from)) {
    const event = isLate(step) ? step.late : step.event;
    if (event.kind === 'answer' && event.actor === actor) return event;
  }
  return undefined;
}
