import type { AnyStateMachine, EventObject } from 'xstate';

/** In both languages of the report. */
export interface Sentence {
  readonly en: string;
  readonly zh: string;
}

/** How a call can go wrong outside of the server's own rules. */
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

/** An event that a person, or the host, sends to the machine. */
export interface Sent extends Described {
  readonly kind: 'sent';
}

export interface Answer extends Described {
  readonly kind: 'answer';
  readonly actor: string;
  /** `refused`: by the server's own rules, such as for a wrong code. `slow`: answered, but not soon. */
  readonly how: 'answered' | 'slow' | 'refused' | Fault;
  /** Which of several responses, for hosts that have to prepare it. */
  readonly variant?: string;
}

/** A delay of the machine is over. */
export interface Elapsed extends Described {
  readonly kind: 'elapsed';
}

export type ModelEvent = Sent | Answer | Elapsed;

/** How a machine begins: the same machine with another input takes other ways. */
export interface Situation {
  readonly id: string;
  /** Completes "given …". */
  readonly says: Sentence;
  readonly input?: unknown;
}

/** A machine of the package, with everything that can happen to it. */
export interface Model {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly situations: readonly Situation[];
  readonly events: readonly ModelEvent[];
  readonly apart?: (context: Record<string, unknown>) => string;
  /** Each state that can be seen, by its path, as text. */
  readonly states: Readonly<Record<string, Sentence>>;
}
