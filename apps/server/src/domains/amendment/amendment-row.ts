import { type AmendmentAction, amendmentStates, statesAfter } from '@brokerdesk/machines/records';
import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import {
  amendment,
  client,
  deposit,
  file,
  tradeRecord,
  withdrawal,
} from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { type Approver, secondPersonMissing } from '../approval/approver.ts';
import { finalDecision } from '../approval/decision-view.ts';
import { recordAct } from '../approval/record-decision.ts';
import { reviewedFields } from '../approval/reviewed-fields.ts';
import { agent, clientRef, leader } from '../client-access/client-ref.ts';
import {
  checker,
  clientScope,
  maker,
  recordColumns,
  scopedRows,
} from '../client-access/client-scope.ts';
import { attachedColumns, proofView } from '../file/attached-file.ts';

const currency = sql<string>`coalesce(
  (select currency from ${deposit} of where ${amendment.kind} = 'deposit' and of.id = ${amendment.targetId}),
  (select currency from ${withdrawal} of where ${amendment.kind} = 'withdrawal' and of.id = ${amendment.targetId}),
  (select currency from ${tradeRecord} of where ${amendment.kind} = 'trade' and of.id = ${amendment.targetId}))`;

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({
      amendment: getTableColumns(amendment),
      currency,
      ...recordColumns,
      evidence: attachedColumns,
      ...(sorting && { cursor: sorting.cursor }),
    })
    .from(amendment)
    .innerJoin(client, eq(client.id, amendment.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(file, eq(file.id, amendment.evidenceId))
    .innerJoin(maker, eq(maker.id, amendment.makerId))
    .leftJoin(checker, eq(checker.id, amendment.checkerId))
    .$dynamic();
}

export type AmendmentRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

export const { require: requireAmendmentRow, page: selectAmendmentRows } = scopedRows(
  amendment,
  selectRows,
);

export function findAmendmentRows(
  reader: Reader,
  actor: Actor,
  which: SQL | undefined,
  ...orderBy: SQL[]
): Promise<AmendmentRow[]> {
  return selectRows(reader)
    .where(and(which, clientScope(actor)))
    .orderBy(...orderBy);
}

export function amendmentView(row: AmendmentRow, approver: Approver): Schemas.Amendment {
  const { amendment: record } = row;
  return {
    ...reviewedFields(row, record),
    // Only what the contract names can have been asked for.
    kind: record.kind as Schemas.AmendableKind,
    target_id: record.targetId,
    order_no: record.orderNo,
    currency: row.currency,
    client: clientRef(row.client, row.agent),
    base_version: record.baseVersion,
    before: record.before,
    after: record.after,
    reason_code: record.reasonCode,
    reason: record.reason,
    evidence: proofView(row.evidence),
    status: record.status,
    decision_code: record.decisionCode,
    decision_reason: record.decisionReason,
    withdrawable: denialFor('withdraw', record, approver) === undefined,
    decision: finalDecision(
      (action) => denialFor(action, record, approver),
      record.status === 'pending' ? amendmentAct(record) : undefined,
      approver,
    ),
  };
}

export const nextStatus = (from: Schemas.AmendmentStatus, action: AmendmentAction) =>
  statesAfter(amendmentStates, from, action)[0];

export const amendmentStatusName = (status: Schemas.AmendmentStatus, language: Language) =>
  codeLabel('emergency', 'status', status, language);

type AmendmentRecord = typeof amendment.$inferSelect;

/** An amendment takes two people, whatever it changes. */
export const amendmentAct = (record: AmendmentRecord): Act =>
  recordAct('amendment', record, record.orderNo, {
    limit: 'amendment',
    operation: 'PUT /emergency/admin/v1/audit/{id}',
    chain: chainOf('emergency'),
  });

export function denialFor(
  action: AmendmentAction,
  record: AmendmentRecord,
  approver: Approver,
): Problem | undefined {
  const { actor } = approver;
  const right = action === 'withdraw' ? 'create' : 'approve';
  if (!can(actor.permissions, right, chainOf('emergency'))) return new Problem('FORBIDDEN');
  if (nextStatus(record.status, action) === undefined) return new Problem('ALREADY_DECIDED');
  if (action === 'withdraw') {
    return record.makerId === actor.id ? undefined : new Problem('NOT_YOUR_PROPOSAL');
  }
  return action === 'approve' ? secondPersonMissing(amendmentAct(record), approver) : undefined;
}
