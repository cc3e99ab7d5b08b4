import { Problem } from '../../kernel/errors/problem.ts';

/** A decision as each kind of record asks for it, with reason codes of its own. */
interface AskedDecision {
  result: 'approved' | 'rejected';
  reason_code?: string | null | undefined;
  reason?: string | null | undefined;
}

export interface AuditReason {
  reasonCode: string | null;
  reason: string | null;
}

/**
 * A rejection says why: by a code that says it all or, with `other` or without a code, in words.
 */
export function reasonOf(request: AskedDecision): AuditReason {
  const reason = request.reason?.trim() || null;
  const reasonCode = request.reason_code ?? null;
  const codeSaysIt = reasonCode !== null && reasonCode !== 'other';
  if (request.result === 'rejected' && reason === null && !codeSaysIt) {
    throw new Problem('VALIDATION', { errors: [{ field: 'reason', code: 'REASON_REQUIRED' }] });
  }
  return { reasonCode, reason };
}
