import type { Schemas } from '@brokerdesk/sdk';
import { actorOf } from '../../platform/request-context.ts';
import { reviewOf } from '../approval/reviewed-record.ts';
import {
  lockOverdrawnRow,
  type OverdrawnRow,
  overdrawnAct,
  requireOverdrawnRow,
} from './overdrawn-row.ts';
import { denialFor, overdrawnView } from './overdrawn-view.ts';
import { settleStep } from './settle-overdrawn.ts';

/** Approval credits the account and pays a loan out; there is no rollback. */
export const overdrawnReview = reviewOf<OverdrawnRow, Schemas.Overdrawn>({
  type: 'overdrawn',
  record: (row) => row.overdrawn,
  find: requireOverdrawnRow,
  lock: (tx, context, id) => lockOverdrawnRow(tx, actorOf(context), id),
  denial: denialFor,
  act: (_, row) => overdrawnAct(row),
  view: (row, decider) => overdrawnView(row, decider, new Date()),
  take: async (tx, row, step) => (await settleStep(tx, row.overdrawn, step)).audit,
});
