import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { savingHolding } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { minus, plus } from '../../kernel/money/decimal.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import { postTransaction } from '../../platform/ledger/ledger.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { dateOf, readTimeZone } from '../../platform/time-zone.ts';
import { refuseDecision } from '../approval/reviewed-record.ts';
import { lockInScope } from '../client-access/client-scope.ts';
import { accrueInterest, savingChange, store } from './accrue-interest.ts';
import { type HoldingRow, holdingView, isHolding, requireHolding } from './holding-view.ts';
import { closing } from './saving-entries.ts';

function denialFor({ holding }: HoldingRow): Problem | undefined {
  if (holding.status === 'completed') return new Problem('ALREADY_DECIDED');
  return holding.earlyExit === 'not_allowed' ? new Problem('EXIT_NOT_ALLOWED') : undefined;
}

/**
 * Ends a holding before its term, with the interest of the days that have ended. Throws NOT_FOUND, ALREADY_DECIDED,
 * STALE_RECORD and EXIT_NOT_ALLOWED.
 */
export async function exitHolding(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { remark, version }: Schemas.SavingExitRequest,
): Promise<Schemas.SavingHolding> {
  const actor = actorOf(context);
  await lockInScope(tx, actor, savingHolding, isHolding(actor, id));
  const row = await requireHolding(tx, actor, id);
  await refuseDecision(tx, denialFor(row), version, {
    subject: { type: 'saving_holding', id },
    version: row.holding.version,
    updatedAt: row.holding.updatedAt,
    view: () => holdingView(row, actor),
  });
  const at = new Date();
  const today = dateOf(at, await readTimeZone(tx));
  const { after: earned, audit } = await accrueInterest(tx, row.holding, { today, at });
  // Matured since the clock last looked, which completes it.
  if (earned.status === 'completed') throw new Problem('ALREADY_DECIDED');
  const unpaid = minus(earned.accrued, earned.paid);
  const forfeits = earned.earlyExit === 'forfeit_interest';
  const outcome = { interest: forfeits ? '0' : unpaid, forfeited: forfeits ? unpaid : '0' };
  const after = await store(tx, earned, {
    status: 'completed',
    exit: 'early',
    closedOn: today,
    paid: plus(earned.paid, outcome.interest),
    forfeited: outcome.forfeited,
    closedById: actor.id,
    exitRemark: remark.trim(),
    updatedAt: at,
  });
  const accounts = await postTransaction(tx, {
    kind: 'saving.exited',
    reference: { type: 'saving', id },
    actorId: actor.id,
    entries: closing(earned, outcome),
    at,
  });
  const exited: AuditEntry = {
    action: 'saving_holding.exited',
    subject: { type: 'saving_holding', id },
    before: { status: 'holding' },
    after: {
      status: 'completed',
      ...{ principal: `${after.principal} ${after.currency}`, reason: after.exitRemark },
      ...outcome,
      accrued_days: after.accruedDays,
    },
    at,
    changed: [savingChange(after), ...accounts],
  };
  await writeAuditEntries(tx, context, audit === null ? [exited] : [audit, exited]);
  return holdingView(await requireHolding(tx, actor, id), actor);
}
