import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  type EndReason,
  endSessions,
  type StaffUserRow,
} from '../../platform/sessions/sessions.ts';
import { sessionChange } from '../auth/session-change.ts';
import { readStaff, staffChange } from './staff-view.ts';

interface Saved {
  action: string;
  set: Partial<typeof staffUser.$inferInsert>;
  endSessions?: EndReason;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export async function saveStaff(
  tx: Transaction,
  context: RequestContext,
  target: StaffUserRow,
  saved: Saved,
): Promise<Schemas.StaffUser> {
  const version = target.version + 1;
  await tx
    .update(staffUser)
    .set({ ...saved.set, version, updatedAt: new Date() })
    .where(eq(staffUser.id, target.id));
  const ended =
    saved.endSessions === undefined
      ? []
      : await endSessions(tx, { userId: target.id }, saved.endSessions);
  const view = await readStaff(tx, context, target.id);
  await writeAudit(tx, context, {
    action: saved.action,
    subject: { type: 'staff_user', id: target.id },
    before: saved.before,
    after: {
      ...saved.after,
      ...(saved.endSessions !== undefined && { sessions_ended: ended.length }),
    },
    changed: [
      staffChange({ id: target.id, version }),
      ...ended.map((one) => sessionChange(one, 'ended')),
    ],
  });
  return view;
}
