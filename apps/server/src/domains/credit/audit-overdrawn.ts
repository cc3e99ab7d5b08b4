import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { overdrawn } from '../../kernel/db/schema.ts';
import { actorOf } from '../../platform/request-context.ts';
import { reviewOf } from '../approval/reviewed-record.ts';
import { lockInScope } from '../client-access/client-scope.ts';
import { type OverdrawnRow, overdrawnAct, requireOverdrawnRow } from './overdrawn-row.ts';
import { denialFor, overdrawnView } from './overdrawn-view.ts';
import { settleStep } from './settle-overdrawn.ts';

/** Approval credits the account and pays a loan out; there is no rollback. */
export const overdrawnReview = reviewOf<OverdrawnRow, Schemas.Overdrawn>({
  type: 'overdrawn',
  record: (row) => row.overdrawn,
  find: requireOverdrawnRow,
  async lock(tx, context, id) {
    const actor = actorOf(context);
    await lockInScope(tx, actor, overdrawn, eq(overdrawn.id, id));
    return requireOverdrawnRow(tx, actor, id);
  },
  denial: denialFor,
  act: (_, row) => overdrawnAct(row),
  view: (row, decider) => overdrawnView(row, decider, new Date()),
  applyStep: async (tx, row, step) => (await settleStep(tx, row.overdrawn, step)).audit,
});
