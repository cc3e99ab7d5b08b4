import { actionsIn, type RecordLife, statesAfter } from '@brokerdesk/machines/records';

export interface Outcome {
  status: number;
  code: string | undefined;
}

/** One record on the server. */
export interface Subject {
  act(action: string, to: string | undefined): Promise<Outcome>;
  state(): Promise<string>;
}

export interface Step {
  action: string;
  to: string;
}

/** Makes a record in its first state that can go this way. */
export type MakeSubject = (way: readonly Step[]) => Promise<Subject>;

/** The shortest way to each state that can be reached, over the transitions that are allowed. */
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

/** Every action of the table, whatever the state. */
export const actionsOf = (states: RecordLife['states']): string[] => [
  ...new Set(Object.keys(states).flatMap((state) => actionsIn(states, state))),
];

/** Makes a record and takes it along the way. */
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
