import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { client, clientNominee } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { isDay, today } from '../../kernel/is-day.ts';
import { compare, plus } from '../../kernel/money/decimal.ts';
import { maskPhone } from '../../platform/mask.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { withSecondPerson } from '../approval/two-people.ts';
import { changeClient } from './change-client.ts';
import { type ClientRecord, lockClient, requireClientVersion } from './lock-client.ts';

const wholeShare = '100';

export async function readNominees(
  reader: Reader,
  clientId: string,
): Promise<Omit<Schemas.ClientNominees, 'waiting'>> {
  const rows = await reader
    .select()
    .from(clientNominee)
    .where(eq(clientNominee.clientId, clientId))
    .orderBy(asc(clientNominee.position));
  const [of] = await reader
    .select({ version: client.version })
    .from(client)
    .where(eq(client.id, clientId));
  const list = rows.map(({ id, ...nominee }) => ({ id, ...maskedView(nominee) }));
  return { list, total: list.length, share_total: sumOf(list), version: of?.version ?? 1 };
}

/** Throws NOT_FOUND, STALE_RECORD, and VALIDATION for shares over 100. */
export async function setNominees(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  { nominees, version }: Schemas.ClientNomineesRequest,
): Promise<Schemas.Proposal> {
  const locked = await lockClient(tx, context, clientId);
  // While a proposal waits, nothing else changes them; the client goes on otherwise.
  if (context.proposal === null) await requireClientVersion(tx, context, locked, version);
  requireShares(nominees);
  const before = await tx
    .select()
    .from(clientNominee)
    .where(eq(clientNominee.clientId, clientId))
    .orderBy(asc(clientNominee.position));
  const after = nominees.map((nominee, position) => ({
    ...nominee,
    name: nominee.name.trim(),
    relationship: nominee.relationship.trim(),
    phone: phoneOf(nominee, position, before),
  }));
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'bank',
      operation: 'PUT /client/admin/v1/nominee/{id}',
      subject: { type: 'client', id: clientId, name: locked.username },
      chain: chainOf('client'),
      clientId,
    },
    {
      input: { path: { id: clientId }, body: { nominees, version } },
      changes: [{ field: 'nominees', before: nomineesText(before), after: nomineesText(after) }],
    },
    () => replaceNominees(tx, context, locked, { before, after }),
  );
}

function nomineesText(nominees: readonly Nominee[]): string | null {
  const texts = nominees
    .map(maskedView)
    .map(({ name, relationship, phone, dob, share }) =>
      [name, relationship, phone, dob, `${share}%`].filter(Boolean).join(' · '),
    );
  return texts.join('; ') || null;
}

async function replaceNominees(
  tx: Transaction,
  context: RequestContext,
  locked: ClientRecord,
  { before, after }: Record<'before' | 'after', readonly Nominee[]>,
): Promise<void> {
  const clientId = locked.id;
  await tx.delete(clientNominee).where(eq(clientNominee.clientId, clientId));
  if (after.length > 0) {
    await tx
      .insert(clientNominee)
      .values(after.map((nominee, position) => ({ ...nominee, clientId, position })));
  }
  await changeClient(tx, context, locked, {
    what: 'nominees_changed',
    set: {},
    before: { nominees: before.map(maskedView) },
    after: { nominees: after.map(maskedView) },
  });
}

type Nominee = Omit<typeof clientNominee.$inferSelect, 'id' | 'clientId' | 'position'>;

const maskedView = ({ name, relationship, phone, dob, share }: Nominee) => ({
  ...{ name, relationship, dob, share },
  phone: phone && maskPhone(phone),
});

/** A masked phone is the one that was shown so: of the nominee of that name, else at that position. */
function phoneOf(
  { name, phone }: Schemas.Nominee,
  index: number,
  before: readonly Nominee[],
): string | null {
  if (phone === null || !phone.includes('*')) return phone;
  const shownSo = (one?: Nominee) => one?.phone != null && maskPhone(one.phone) === phone;
  const kept =
    before.find((one) => one.name === name.trim() && shownSo(one)) ?? [before[index]].find(shownSo);
  if (kept !== undefined) return kept.phone;
  const field = `nominees.${index}.phone`;
  throw new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });
}

function requireShares(nominees: readonly Schemas.Nominee[]): void {
  const errors: FieldProblem[] = nominees.flatMap(({ share, dob }, at) => [
    ...(compare(share, wholeShare) > 0
      ? [{ field: `nominees.${at}.share`, code: 'FIELD_INVALID' as const }]
      : []),
    ...(dob !== null && (!isDay(dob) || dob > today())
      ? [{ field: `nominees.${at}.dob`, code: 'FIELD_INVALID' as const }]
      : []),
  ]);
  if (errors.length === 0 && compare(sumOf(nominees), wholeShare) > 0) {
    errors.push({ field: 'nominees', code: 'NOMINEE_SHARES_OVER_100' });
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

function sumOf(nominees: readonly { share: string }[]): string {
  return nominees.reduce((sum, { share }) => plus(sum, share), '0');
}
