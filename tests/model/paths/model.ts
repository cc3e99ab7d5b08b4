import type { AnyStateMachine, EventObject } from 'xstate';

export interface Sentence {
  readonly en: string;
  readonly zh: string;
}

export const faults = ['network', '401', '403', '500', 'malformed'] as const;
export type Fault = (typeof faults)[number];

interface Described {
  /** Names the event in a path, and in a model once. */
  readonly id: string;
  /** Completes "when …". */
  readonly says: Sentence;
  readonly event: EventObject;
  /**
   * One event a transition is enough for the paths through the whole machine. The others (another
   * fault with the same consequence, a slow answer) are tried once in each state that takes them.
   */
  readonly representative: boolean;
}

export interface Sent extends Described {
  readonly kind: 'sent';
}

export interface Answer extends Described {
  readonly kind: 'answer';
  readonly actor: string;
  /** `refused`: by the server's own rules, such as for a wrong code. `slow`: answered, but not soon. */
  readonly how: 'answered' | 'slow' | 'refused' | Fault;
  readonly variant?: string;
}

export interface Elapsed extends Described {
  readonly kind: 'elapsed';
}

export type ModelEvent = Sent | Answer | Elapsed;

export interface Situation {
  readonly id: string;
  /** Completes "given …". */
  readonly says: Sentence;
  readonly input?: unknown;
}

export interface Model {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly situations: readonly Situation[];
  readonly events: readonly ModelEvent[];
  readonly apart?: (context: Record<string, unknown>) => string;
  readonly states: Readonly<Record<string, Sentence>>;
}
