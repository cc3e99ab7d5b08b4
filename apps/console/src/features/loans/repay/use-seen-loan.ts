import type { Schemas, SdkProblem } from '@brokerdesk/sdk';
import { useState } from 'react';
import { problemOf } from '#/kit/api/problem.ts';

export type SeenLoan = {
  /** What the payment is for: its version goes with it. */
  seen: Schemas.Overdrawn;
  /** Somebody was faster: who, and when. */
  conflict: SdkProblem | null;
};

/**
 * The loan as it was when the form opened, whatever comes in behind it: a payment that a colleague has
 * entered meanwhile must not be taken again unseen. After STALE_RECORD it is the loan as it is now.
 */
export function useSeenLoan(latest: Schemas.Overdrawn, error: Error | null): SeenLoan {
  const [seen, setSeen] = useState(latest);
  const [conflict, setConflict] = useState<SdkProblem | null>(null);
  const problem = error && problemOf(error);
  if (problem?.code === 'STALE_RECORD' && problem.current && problem !== conflict) {
    setConflict(problem);
    // With STALE_RECORD the server sends the loan that was to be repaid, in the same shape.
    setSeen(problem.current as Schemas.Overdrawn);
  }
  return { seen, conflict };
}
