import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { eq, sql } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { rate } from '../../kernel/db/schema.ts';
import { type FieldProblem, invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { compare, formatRate, minus } from '../../kernel/money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/versioned-record.ts';
import { withSecondPerson } from '../approval/two-people.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import {
  findRateRow,
  hasStatus,
  type RateRow,
  rateStatusName,
  rateView,
  statusOf,
} from './rate-row.ts';

interface Pair {
  primary: string;
  secondary: string;
}

type Figures = Pick<Schemas.QuotationCreate, 'mid' | 'spread' | 'expires_at'>;

const act = (
  operation: 'POST /config/admin/v1/rate' | 'PUT /config/admin/v1/rate/{id}',
  pair: Pair,
  id: string | null,
) =>
  ({
    limit: 'config',
    operation,
    subject: { type: 'rate', id, name: `${pair.primary}/${pair.secondary}` },
    chain: chainOf('exchangeConfig'),
  }) as const;

/** Throws FIELD_TAKEN at `secondary` for a pair that has a rate. */
export async function createRate(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.QuotationCreate,
): Promise<Schemas.Proposal> {
  const primary = requireCurrency('primary', request.primary);
  const secondary = requireCurrency('secondary', request.secondary);
  if (primary === secondary) throw wrong('secondary', 'FIELD_INVALID');
  const pair = { primary, secondary };
  await lockPair(tx, pair);
  const [present] = await tx
    .select({ id: rate.id })
    .from(rate)
    .where(
      sql`${rate.primary} = ${primary} and ${rate.secondary} = ${secondary} and ${hasStatus('current')}`,
    );
  if (present !== undefined) throw wrong('secondary', 'FIELD_TAKEN');
  requireFigures(request, new Date());
  return withSecondPerson(
    tx,
    context,
    act('POST /config/admin/v1/rate', pair, null),
    { input: { path: {}, body: request }, changes: changesBetween(null, request) },
    () => quote(tx, context, pair, { figures: request, before: null }),
  );
}

export async function updateRate(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: Schemas.QuotationUpdate,
): Promise<Schemas.Proposal> {
  const before = await lockPresent(tx, id, request.version);
  requireFigures(request, new Date());
  return withSecondPerson(
    tx,
    context,
    act('PUT /config/admin/v1/rate/{id}', before.rate, id),
    {
      input: { path: { id }, body: request },
      changes: changesBetween(
        shownFigures(before.rate),
        shownFigures({ ...request, expiresAt: timeOf(request.expires_at) }),
      ),
    },
    () => quote(tx, context, before.rate, { figures: request, before }),
  );
}

export async function endRate(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Quotation> {
  await lockPresent(tx, id, version);
  const change = {
    // By the database's clock, which says what is over.
    expiresAt: sql`now()`,
    version: version + 1,
    updatedAt: new Date(),
  };
  await tx.update(rate).set(change).where(eq(rate.id, id));
  await writeAudit(tx, context, {
    action: 'rate.ended',
    subject: { type: 'rate', id },
    changed: [{ topic: 'rate', id, version: version + 1 }],
  });
  return readRate(tx, id);
}

async function quote(
  tx: Transaction,
  context: RequestContext,
  { primary, secondary }: Pair,
  { figures, before }: { figures: Figures; before: RateRow | null },
): Promise<void> {
  const at = new Date();
  const { mid, spread } = figures;
  const expiresAt = timeOf(figures.expires_at);
  const final = minus(mid, spread);
  const [added] = await tx
    .insert(rate)
    .values({
      primary,
      secondary,
      mid,
      spread,
      final,
      source: 'desk',
      // Later than the replaced one, even if another machine's clock is ahead.
      effectiveAt: laterThan(before?.rate.effectiveAt, at),
      expiresAt,
      madeById: context.proposal?.makerId ?? actorOf(context).id,
    })
    .returning({ id: rate.id });
  if (added === undefined) throw new Error('The rate was not stored.');
  const figuresOf = (of: RateRow['rate']) => ({ mid: of.mid, spread: of.spread, final: of.final });
  await writeAudit(tx, context, {
    action: before === null ? 'rate.created' : 'rate.changed',
    subject: { type: 'rate', id: added.id },
    before: before && { replaced: before.rate.id, ...figuresOf(before.rate) },
    after: { pair: `${primary}/${secondary}`, mid, spread, final, expires_at: expiresAt },
    changed: [
      { topic: 'rate', id: added.id, version: 1 },
      ...(before === null
        ? []
        : [{ topic: 'rate' as const, id: before.rate.id, version: before.rate.version }]),
    ],
  });
}

function timeOf(value: string | null | undefined): Date | null {
  return value == null ? null : new Date(value);
}

/** As people read them, so that a figure typed in another way is no change. */
function shownFigures({
  mid,
  spread,
  expiresAt,
}: Pick<RateRow['rate'], 'mid' | 'spread' | 'expiresAt'>): Record<string, unknown> {
  return { mid: formatRate(mid), spread: formatRate(spread), expires_at: expiresAt };
}

function requireFigures({ mid, spread, expires_at }: Figures, at: Date): void {
  const errors: FieldProblem[] = [];
  if (compare(mid, '0') <= 0) errors.push({ field: 'mid', code: 'AMOUNT_NOT_POSITIVE' });
  else if (compare(minus(mid, spread), '0') <= 0) {
    errors.push({ field: 'spread', code: 'FIELD_INVALID' });
  }
  if (expires_at != null && new Date(expires_at) <= at) {
    errors.push({ field: 'expires_at', code: 'FIELD_INVALID' });
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

function laterThan(before: Date | undefined, at: Date): Date {
  return before !== undefined && before >= at ? new Date(before.getTime() + 1) : at;
}

/** One change of a pair at a time, also of one that has no row to lock. */
async function lockPair(tx: Transaction, { primary, secondary }: Pair): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`rate ${primary}/${secondary}`}, 0))`,
  );
}

async function lockPresent(tx: Transaction, id: string, version: number): Promise<RateRow> {
  const seen = await findRateRow(tx, id);
  if (seen === undefined) throw new Problem('NOT_FOUND');
  await lockPair(tx, seen.rate);
  const row = (await findRateRow(tx, id)) ?? seen;
  const status = statusOf(row);
  if (status !== 'current') {
    throw invalidTransition((language) => rateStatusName(status, language));
  }
  const { rate: present, madeBy } = row;
  requireVersion({ ...present, changedBy: madeBy?.name, view: rateView(row) }, version);
  return row;
}

async function readRate(tx: Transaction, id: string): Promise<Schemas.Quotation> {
  const row = await findRateRow(tx, id);
  if (row === undefined) throw new Problem('NOT_FOUND');
  return rateView(row);
}

function wrong(field: string, code: 'FIELD_INVALID' | 'FIELD_TAKEN'): Problem {
  return new Problem('VALIDATION', { errors: [{ field, code }] });
}
