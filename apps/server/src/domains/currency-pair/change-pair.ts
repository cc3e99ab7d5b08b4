import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { currencyPair, staffUser } from '../../db/schema.ts';
import { refuseTaken } from '../../db/unique-violation.ts';
import { type FieldProblem, Problem } from '../../http/problem.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import { compare, fitsCurrency } from '../../money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { switchName } from '../approval/switch-status.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { pairView } from './list-pairs.ts';

type PairRecord = typeof currencyPair.$inferSelect;

export async function createPair(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.CurrencyPairCreate,
): Promise<Schemas.CurrencyPair> {
  const primary = requireCurrency('primary', request.primary);
  const secondary = requireCurrency('secondary', request.secondary);
  if (primary === secondary) {
    throw new Problem('VALIDATION', { errors: [{ field: 'secondary', code: 'FIELD_INVALID' }] });
  }
  const values = { ...termsOf(request, primary), primary, secondary };
  const [added] = await refuseTaken('secondary', () =>
    tx
      .insert(currencyPair)
      .values({ ...values, updatedById: actorOf(context).id })
      .returning(),
  );
  if (added === undefined) throw new Error('The currency pair was not stored.');
  await writeAudit(tx, context, {
    action: 'currency_pair.created',
    subject: { type: 'currency_pair', id: added.id },
    after: facts(added),
    changed: [changeOf(added)],
  });
  return pairView(added);
}

export async function updatePair(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.CurrencyPairUpdate,
): Promise<Schemas.CurrencyPair> {
  const before = await lockPair(tx, id, version);
  const after = {
    ...before,
    ...termsOf(request, before.primary),
    version: version + 1,
    updatedAt: new Date(),
    updatedById: actorOf(context).id,
  };
  await tx.update(currencyPair).set(after).where(eq(currencyPair.id, id));
  await writeAudit(tx, context, {
    action: 'currency_pair.changed',
    subject: { type: 'currency_pair', id },
    before: facts(before),
    after: facts(after),
    changed: [changeOf(after)],
  });
  return pairView(after);
}

/** Throws INVALID_TRANSITION for one that is enabled. */
export async function deletePair(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Done> {
  const before = await lockPair(tx, id, version);
  if (before.status === 'enabled') {
    const from = switchName(before.status, context.language);
    throw new Problem('INVALID_TRANSITION', { values: { from } });
  }
  await tx.delete(currencyPair).where(eq(currencyPair.id, id));
  await writeAudit(tx, context, {
    action: 'currency_pair.deleted',
    subject: { type: 'currency_pair', id },
    before: facts(before),
    changed: [changeOf({ id, version: version + 1 })],
  });
  return { ok: true };
}

type Terms = Pick<Schemas.CurrencyPairCreate, 'min_amount' | 'max_amount' | 'weight' | 'status'>;

/** What can be changed of a pair; its amounts are of the primary currency. */
function termsOf({ min_amount: minAmount, max_amount, weight, status }: Terms, primary: string) {
  const maxAmount = max_amount ?? null;
  const errors: FieldProblem[] = [];
  if (compare(minAmount, '0') <= 0)
    errors.push({ field: 'min_amount', code: 'AMOUNT_NOT_POSITIVE' });
  else if (!fitsCurrency(minAmount, primary)) {
    errors.push({ field: 'min_amount', code: 'FIELD_INVALID' });
  }
  const tooSmall = maxAmount !== null && compare(maxAmount, minAmount) < 0;
  if (tooSmall || (maxAmount !== null && !fitsCurrency(maxAmount, primary))) {
    errors.push({ field: 'max_amount', code: 'FIELD_INVALID' });
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  return { minAmount, maxAmount, weight, status };
}

async function lockPair(tx: Transaction, id: string, version: number): Promise<PairRecord> {
  const [found] = await tx
    .select({ pair: currencyPair, changedBy: staffUser.name })
    .from(currencyPair)
    .leftJoin(staffUser, eq(staffUser.id, currencyPair.updatedById))
    .where(eq(currencyPair.id, id))
    .for('update', { of: currencyPair });
  if (found === undefined) throw new Problem('NOT_FOUND');
  const { pair, changedBy } = found;
  requireVersion({ ...pair, changedBy, view: pairView(pair) }, version);
  return pair;
}

function changeOf({ id, version }: Pick<PairRecord, 'id' | 'version'>): Change {
  return { topic: 'currency_pair', id, version };
}

function facts({ primary, secondary, minAmount, maxAmount, weight, status }: PairRecord) {
  return { primary, secondary, minAmount, maxAmount, weight, status };
}
