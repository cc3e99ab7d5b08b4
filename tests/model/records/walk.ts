import { actionsIn, type RecordLife, statesAfter } from '@brokerdesk/machines/records';

export interface Outcome {
  status: number;
  code: string | undefined;
}

export interface Subject {
  act(action: string, to: string | undefined): Promise<Outcome>;
  state(): Promise<string>;
}

export interface Step {
  action: string;
  to: string;
}

export type MakeSubject = (way: readonly Step[]) => Promise<Subject>;

export function waysTo(
  { start, states }: RecordLife,
  allows: (step: Step) => boolean = () => true,
): Map<string, readonly Step[]> {
  const ways = new Map<string, readonly Step[]>([[start, []]]);
  // A map iterates over members added during the iteration.
  for (const [from, way] of ways)
    for (const step of stepsFrom(states, from))
      if (!ways.has(step.to) && allows(step)) ways.set(step.to, [...way, step]);
  return ways;
}

export const stepsFrom = (states: RecordLife['states'], from: string): Step[] =>
  actionsIn(states, from).flatMap((action) =>
    statesAfter(states, from, action).map((to) => ({ action, to })),
  );

export const actionsOf = (states: RecordLife['states']): string[] => [
  ...new Set(Object.keys(states).flatMap((state) => actionsIn(states, state))),
];

export async function bring(make: MakeSubject, way: readonly Step[]): Promise<Subject> {
  const subject = await make(way);
  for (const { action, to } of way) {
    const { status, code } = await subject.act(action, to);
    const state = await subject.state();
    if (status !== 200 || state !== to)
      throw new Error(`${action} should lead to ${to}, and answered ${status} ${code}: ${state}.`);
  }
  return subject;
}
