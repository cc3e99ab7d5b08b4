import type { ModelEvent, Situation } from '../../paths/model.ts';
import type { Condition, Outcome } from '../facts.ts';

export interface Happened {
  readonly situation: Situation;
  readonly event: ModelEvent;
  readonly before: Condition;
  readonly after: Outcome;
}

/** A sentence of the specification's section 4, written by hand: no machine was asked. */
export interface Rule {
  readonly id: string;
  readonly machine: string;
  readonly en: string;
  readonly zh: string;
  concerns(step: Happened): boolean;
  holds(step: Happened): boolean;
}
