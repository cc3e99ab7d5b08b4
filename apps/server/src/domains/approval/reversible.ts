import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Decider } from './decider.ts';
import { decisionOf } from './denials.ts';

/** What is done with money that comes in or goes out: it is decided, and taken back once it was approved. */
type ReversibleAction = 'approve' | 'reject' | 'rollback';

/** Why that state does not let it happen: somebody else was first, or it was never approved. */
export function wrongState(
  action: ReversibleAction,
  from: 'pending' | 'approved' | 'rejected' | 'rolled_back',
  nameOf: (language: Language) => string,
): Problem {
  const neverApproved = action === 'rollback' && from !== 'rolled_back';
  return neverApproved ? invalidTransition(nameOf) : new Problem('ALREADY_DECIDED');
}

/** What is possible with such a record, as the contract shows it; `open` is what moves money out of its state. */
export function reversibleDecision(
  denialFor: (action: ReversibleAction) => Problem | undefined,
  open: 'approve' | 'rollback' | undefined,
  decider: Decider,
  secondPerson?: Schemas.SecondPerson,
): Schemas.Decision {
  const obstacles = {
    approve: denialFor('approve'),
    reject: denialFor('reject'),
    rollback: denialFor('rollback'),
  };
  return decisionOf(obstacles, obstacles[open ?? 'approve'], decider, secondPerson);
}
