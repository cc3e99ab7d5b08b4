import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { invitation } from '../../kernel/db/schema.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { bareCode, newWrittenCode } from './written-code.ts';

export type Half = Schemas.InvitationHalf;

/** 12 characters: 60 bits in each half, 120 in the code. */
const groupsOfHalf = 3;
const charactersOfHalf = 12;

const columns = { first: 'firstHash', second: 'secondHash' } as const;

/** Makes one half of an invitation's code, instead of the one collected before. The caller hands it to one user. */
export async function newHalf(
  tx: Transaction,
  secrets: Secrets,
  { id, half }: { id: string; half: Half },
): Promise<string> {
  const code = newWrittenCode(groupsOfHalf);
  await tx
    .update(invitation)
    .set({ [columns[half]]: hashOf(secrets, half, bareCode(code)) })
    .where(eq(invitation.id, id));
  return code;
}

/** The condition on `invitation` that both halves of a typed code are right. */
export function halvesAre(secrets: Secrets, typed: string) {
  const code = bareCode(typed);
  return [
    eq(invitation.firstHash, hashOf(secrets, 'first', code.slice(0, charactersOfHalf))),
    eq(invitation.secondHash, hashOf(secrets, 'second', code.slice(charactersOfHalf))),
  ] as const;
}

function hashOf(secrets: Secrets, half: Half, code: string): string {
  return secrets.hashInvitation(`${half} ${code}`);
}
