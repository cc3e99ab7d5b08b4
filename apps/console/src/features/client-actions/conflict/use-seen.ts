import type { SdkProblem } from '@brokerdesk/sdk';
import { useState } from 'react';
import { problemOf } from '#/kit/api/problem.ts';

export type Seen<Shown> = {
  /** What the person decides about: its version goes with the write. Undefined until it has come. */
  seen: Shown | undefined;
  /** Somebody was faster: who, when, and what the person had seen before. */
  conflict: { problem: SdkProblem; before: Shown } | null;
};

/**
 * The record as it was when the dialog opened, whatever comes in behind it: a write with a version
 * that nobody has looked at would undo a colleague's change unseen. After STALE_RECORD it is the record
 * as it is now.
 */
export function useSeen<Shown extends object>(
  latest: Shown | undefined,
  error: Error | null,
): Seen<Shown> {
  const [seen, setSeen] = useState(latest);
  const [conflict, setConflict] = useState<Seen<Shown>['conflict']>(null);
  if (seen === undefined && latest !== undefined) setSeen(latest);
  const problem = error && problemOf(error);
  if (
    seen !== undefined &&
    problem?.code === 'STALE_RECORD' &&
    problem.current !== undefined &&
    problem !== conflict?.problem
  ) {
    setConflict({ problem, before: seen });
    // With STALE_RECORD the server sends the record that was to be written, in the same shape.
    setSeen(problem.current as Shown);
  }
  return { seen, conflict };
}
