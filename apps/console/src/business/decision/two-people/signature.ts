import type { Schemas } from '@brokerdesk/sdk';

export type Signable = {
  maker: Schemas.Person | null;
  decision: Pick<Schemas.Decision, 'second_person'>;
};

/** `alone` needs no second approver, `first` waits for one, `second` carries the act out. */
export type Signature = 'alone' | 'first' | 'second';

export function signatureOf(
  { maker, decision }: Signable,
  act: 'approve' | 'reject' | 'rollback',
): Signature {
  const second = decision.second_person;
  if (act === 'reject' || second === undefined) return 'alone';
  // An own one that may be signed again no longer needs a second person.
  if (second.waiting !== null) return second.waiting.mine ? 'alone' : 'second';
  // The maker of what is approved is the first; to take it back, no one has said yet.
  return act === 'approve' && maker !== null ? 'second' : 'first';
}

export function waitsForSecond({ decision }: Pick<Signable, 'decision'>): boolean {
  return decision.second_person?.waiting != null;
}

export function secondPersonReason({
  blocked_code: code,
  blocked_reason: reason,
}: Pick<Schemas.Decision, 'blocked_code' | 'blocked_reason'>): string | null {
  return code === 'SELF_APPROVAL' || code === 'TIED_APPROVAL' ? reason : null;
}
