import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { currencyPair, staffUser } from '../../kernel/db/schema.ts';
import { refuseTaken } from '../../kernel/db/violations.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { compare, fitsCurrency } from '../../kernel/money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { changesBetween } from '../approval/proposed-changes.ts';
import { switchName } from '../approval/reason-words.ts';
import { withSecondPerson } from '../approval/with-second-person.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { pairView } from './list-pairs.ts';

type PairRecord = typeof currencyPair.$inferSelect;

/** Proposes a pair. Throws FIELD_TAKEN at `secondary` for one that there is. */
export async function createPair(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.CurrencyPairCreate,
): Promise<Schemas.Proposal> {
  const primary = requireCurrency('primary', request.primary);
  const secondary = requireCurrency('secondary', request.secondary);
  if (primary === secondary) {
    throw new Problem('VALIDATION', { errors: [{ field: 'secondary', code: 'FIELD_INVALID' }] });
  }
  const values = { ...termsOf(request, primary), primary, secondary };
  await requireNewPair(tx, values);
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'config',
      operation: 'POST /config/admin/v1/currency_pair',
      subject: { type: 'currency_pair', id: null, name: `${primary}/${secondary}` },
      chain: chainOf('currencyPair'),
    },
    { input: { path: {}, body: request }, changes: changesBetween(null, request) },
    () => addPair(tx, context, values),
  );
}

async function requireNewPair(
  tx: Transaction,
  { primary, secondary }: Pick<PairRecord, 'primary' | 'secondary'>,
): Promise<void> {
  const [same] = await tx
    .select({ id: currencyPair.id })
    .from(currencyPair)
    .where(and(eq(currencyPair.primary, primary), eq(currencyPair.secondary, secondary)));
  if (same === undefined) return;
  throw new Problem('VALIDATION', { errors: [{ field: 'secondary', code: 'FIELD_TAKEN' }] });
}

async function addPair(
  tx: Transaction,
  context: RequestContext,
  values: ReturnType<typeof termsOf> & Pick<PairRecord, 'primary' | 'secondary'>,
): Promise<void> {
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
}

/** Proposes other terms of a pair. */
export async function updatePair(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.CurrencyPairUpdate,
): Promise<Schemas.Proposal> {
  const before = await lockPair(tx, id, version);
  const terms = termsOf(request, before.primary);
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'config',
      operation: 'PUT /config/admin/v1/currency_pair/{id}',
      subject: { type: 'currency_pair', id, name: `${before.primary}/${before.secondary}` },
      chain: chainOf('currencyPair'),
    },
    {
      input: { path: { id }, body: { ...request, version } },
      changes: changesBetween(shownTerms(before), shownTerms({ ...before, ...terms })),
    },
    () => writePair(tx, context, before, terms),
  );
}

/** As people read them, so that an amount typed in another way is no change. */
function shownTerms(pair: PairRecord): Terms {
  const { min_amount, max_amount, weight, status } = pairView(pair);
  return { min_amount, max_amount, weight, status };
}

async function writePair(
  tx: Transaction,
  context: RequestContext,
  before: PairRecord,
  terms: ReturnType<typeof termsOf>,
): Promise<void> {
  const { id, version } = before;
  const after = {
    ...before,
    ...terms,
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
}

/**
 * Proposes to remove a pair: without it, the exchange that it stops has no limits. Throws INVALID_TRANSITION for one
 * that is enabled.
 */
export async function deletePair(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Proposal> {
  const before = await lockPair(tx, id, version);
  if (before.status === 'enabled') {
    throw invalidTransition((language) => switchName(before.status, language));
  }
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'config',
      operation: 'DELETE /config/admin/v1/currency_pair/{id}',
      subject: { type: 'currency_pair', id, name: `${before.primary}/${before.secondary}` },
      chain: chainOf('currencyPair'),
    },
    {
      input: { path: { id }, body: { version } },
      changes: changesBetween(shownTerms(before), null),
    },
    () => removePair(tx, context, before),
  );
}

async function removePair(
  tx: Transaction,
  context: RequestContext,
  before: PairRecord,
): Promise<void> {
  const { id, version } = before;
  await tx.delete(currencyPair).where(eq(currencyPair.id, id));
  await writeAudit(tx, context, {
    action: 'currency_pair.deleted',
    subject: { type: 'currency_pair', id },
    before: facts(before),
    changed: [changeOf({ id, version: version + 1 })],
  });
}

type Terms = Pick<Schemas.CurrencyPairCreate, 'min_amount' | 'max_amount' | 'weight' | 'status'>;

/** Amounts are in the primary currency. */
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
