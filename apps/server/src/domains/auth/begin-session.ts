import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { addDevice, type KnownDevice, renewDevice } from '../../platform/sessions/known-device.ts';
import { actorFrom, type StaffUserRow, startSession } from '../../platform/sessions/sessions.ts';
import { type AttemptSubject, clearAttempts } from './attempts.ts';
import { sessionChange } from './session-change.ts';
import { issueTokens } from './token-pair.ts';

interface Proven {
  remembered: boolean;
  attempt: string[];
  nearest: AttemptSubject;
  /** Null unless the user has signed in with this browser before. */
  device: KnownDevice | null;
  entries?: readonly AuditEntry[];
}

export async function beginSession(
  tx: Transaction,
  context: RequestContext,
  person: StaffUserRow,
  { remembered, attempt, nearest, device, entries = [] }: Proven,
): Promise<Schemas.Tokens> {
  const opened = await startSession(tx, context, person, {
    remembered,
    deviceKnown: device !== null,
  });
  if (device !== null) await renewDevice(tx, context, person.username, device);
  else if (!opened.mfaPending) await addDevice(tx, context, person);
  const tokens = await issueTokens(tx, context.services.secrets, opened);
  await tx.update(staffUser).set({ lastLoginAt: new Date() }).where(eq(staffUser.id, person.id));
  // The address keeps its failures: one right password says nothing of the other names tried there. And the account
  // those from elsewhere, which another user has made.
  await clearAttempts(tx, attempt, nearest);
  await writeAuditEntries(tx, { ...context, actor: actorFrom(person, opened) }, [
    ...entries,
    {
      action: 'session.signed_in',
      subject: { type: 'session', id: opened.id },
      after: {
        mfa_pending: opened.mfaPending,
        remembered: opened.remembered,
        device_known: opened.deviceKnown,
      },
      changed: [sessionChange(opened, 'opened')],
    },
  ]);
  return tokens;
}

export function attemptSubjects(
  username: string,
  ip: string,
  device: KnownDevice | null,
): [AttemptSubject, ...AttemptSubject[]] {
  if (device !== null) return [{ kind: 'device', who: device.id }];
  return [
    { kind: 'account_from', who: username, ip },
    { kind: 'address', ip },
    { kind: 'account', who: username },
  ];
}
