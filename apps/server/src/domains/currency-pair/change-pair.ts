import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { currencyPair } from '../../kernel/db/schema.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { amountProblems, compare, fitsCurrency } from '../../kernel/money/decimal.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { versioned } from '../../platform/versioned-record.ts';
import { withSecondPerson } from '../approval/two-people.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { pairView } from './list-pairs.ts';

type PairRecord = typeof currencyPair.$inferSelect;

const pairs = versioned({
  table: currencyPair,
  type: 'currency_pair',
  view: pairView,
  facts,
  unique: 'secondary',
});

/** Throws FIELD_TAKEN at `secondary` for a pair that exists. */
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
    () => pairs.add(tx, context, values),
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

export async function updatePair(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.CurrencyPairUpdate,
): Promise<Schemas.Proposal> {
  const before = await pairs.lock(tx, id, version);
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
    () => pairs.save(tx, context, before, terms),
  );
}

/** As people read them, so that an amount typed in another way is no change. */
function shownTerms(pair: PairRecord): Terms {
  const { min_amount, max_amount, weight, status } = pairView(pair);
  return { min_amount, max_amount, weight, status };
}

/** Without the pair, the exchange that it stops has no limits. Throws INVALID_TRANSITION for one that is enabled. */
export async function deletePair(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Proposal> {
  const before = await pairs.lock(tx, id, version);
  if (before.status === 'enabled') {
    throw invalidTransition((language) => codeLabel('record', 'status', before.status, language));
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
    () => pairs.remove(tx, context, before),
  );
}

type Terms = Pick<Schemas.CurrencyPairCreate, 'min_amount' | 'max_amount' | 'weight' | 'status'>;

/** Amounts are in the primary currency. */
function termsOf({ min_amount: minAmount, max_amount, weight, status }: Terms, primary: string) {
  const maxAmount = max_amount ?? null;
  const errors = amountProblems('min_amount', minAmount, primary);
  const tooSmall = maxAmount !== null && compare(maxAmount, minAmount) < 0;
  if (tooSmall || (maxAmount !== null && !fitsCurrency(maxAmount, primary))) {
    errors.push({ field: 'max_amount', code: 'FIELD_INVALID' });
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  return { minAmount, maxAmount, weight, status };
}

function facts({ primary, secondary, minAmount, maxAmount, weight, status }: PairRecord) {
  return { primary, secondary, minAmount, maxAmount, weight, status };
}
