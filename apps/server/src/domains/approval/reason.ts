import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../http/problem.ts';

export interface AuditReason {
  reasonCode: string | null;
  reason: string | null;
}

/**
 * A rejection says why: by a code that says it all or, with `other` or without a code, in words.
 */
export function reasonOf(
  request: Pick<Schemas.AuditRequest, 'result' | 'reason'> & {
    /** Each kind of record has codes of its own. */
    reason_code?: string | null | undefined;
  },
): AuditReason {
  const reason = request.reason?.trim() || null;
  const reasonCode = request.reason_code ?? null;
  const codeSaysIt = reasonCode !== null && reasonCode !== 'other';
  if (request.result === 'rejected' && reason === null && !codeSaysIt) {
    throw new Problem('VALIDATION', { errors: [{ field: 'reason', code: 'REASON_REQUIRED' }] });
  }
  return { reasonCode, reason };
}
