import type { Reader } from '../../kernel/db/database.ts';
import { rowsOf } from '../../kernel/db/rows-of.ts';
import { type Check, checks } from './checks.ts';

/** Something that does not hold now. */
export interface Finding {
  checkName: string;
  check: Check;
  subjectId: string;
  subjectName: string;
  clientId: string | null;
  expected: string;
  found: string;
}

interface QuestionRow {
  subject_id: string;
  subject_name: string;
  client_id: string | null;
  expected: string;
  found: string;
}

interface Asking {
  /** Name of one check; all by default. */
  only?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Asks the questions of the registry, each once. */
export async function askChecks(reader: Reader, { only, signal }: Asking = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [checkName, check] of Object.entries(checks)) {
    signal?.throwIfAborted();
    if (only !== undefined && checkName !== only) continue;
    // Each question names these columns, and makes text of them; both drivers answer `rows`.
    const rows = await rowsOf<QuestionRow>(reader, check.question);
    for (const { subject_id: subjectId, subject_name: subjectName, client_id, ...values } of rows) {
      findings.push({ checkName, check, subjectId, subjectName, clientId: client_id, ...values });
    }
  }
  return findings;
}
