import { randomInt } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { invitation } from '../../kernel/db/schema.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** 32 of them, 5 bits each; without what looks alike on paper: 0 and O, 1 and I. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groupLength = 4;

export function newWrittenCode(groups: number): string {
  const group = () =>
    Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Small letters, any dashes and blanks, and the wide characters of a Chinese keyboard are alike. */
export function bareCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .toUpperCase();
}

export type Half = Schemas.InvitationHalf;

const groupsOfHalf = 4;

const columns = { first: 'firstHash', second: 'secondHash' } as const;

/** Replaces the half collected before. Hand it to one user only. */
export async function newHalf(
  tx: Transaction,
  secrets: Secrets,
  { id, half }: { id: string; half: Half },
): Promise<string> {
  const code = newWrittenCode(groupsOfHalf);
  await tx
    .update(invitation)
    .set({ [columns[half]]: secrets.hashInvitation(`${half} ${bareCode(code)}`) })
    .where(eq(invitation.id, id));
  return code;
}

export function halvesAre(secrets: Secrets, typed: string) {
  const code = bareCode(typed);
  const middle = Math.ceil(code.length / 2);
  const hashesOf = (half: Half, text: string) => secrets.digests('invitation', `${half} ${text}`);
  return [
    inArray(invitation.firstHash, hashesOf('first', code.slice(0, middle))),
    inArray(invitation.secondHash, hashesOf('second', code.slice(middle))),
  ] as const;
}
