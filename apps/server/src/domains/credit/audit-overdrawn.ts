import type { Schemas } from '@brokerdesk/sdk';
import { overdrawn } from '../../kernel/db/schema.ts';
import { reviewOf } from '../approval/reviewed-record.ts';
import { lockedInScope } from '../client-access/client-scope.ts';
import { type OverdrawnRow, overdrawnAct, requireOverdrawnRow } from './overdrawn-row.ts';
import { denialFor, overdrawnView } from './overdrawn-view.ts';
import { settleStep } from './settle-overdrawn.ts';

/** Gifts are not taken back, and loans are repaid. */
export const overdrawnReview = reviewOf<OverdrawnRow, Schemas.Overdrawn>({
  type: 'overdrawn',
  record: (row) => row.overdrawn,
  find: requireOverdrawnRow,
  lock: lockedInScope(overdrawn, requireOverdrawnRow),
  denial: denialFor,
  act: (_, row) => overdrawnAct(row),
  view: (row, approver) => overdrawnView(row, approver, new Date()),
  applyStep: async (tx, row, step) => (await settleStep(tx, row.overdrawn, step)).audit,
});
