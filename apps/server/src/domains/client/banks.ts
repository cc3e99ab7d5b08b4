import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, ne } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { clientBank, clientCrypto } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { maskCard, maskPhone, shortAccount } from '../../platform/mask.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { requireLatest } from '../../platform/versioned-record.ts';
import { withSecondPerson } from '../approval/two-people.ts';
import { clientChange } from './change-client.ts';
import { type ClientRecord, lockClient } from './lock-client.ts';

export async function listCrypto(
  reader: Reader,
  clientId: string,
): Promise<Schemas.ClientCryptoList> {
  const rows = await reader
    .select()
    .from(clientCrypto)
    .where(eq(clientCrypto.clientId, clientId))
    .orderBy(asc(clientCrypto.createdAt), asc(clientCrypto.id));
  const list = rows.map(({ id, coin, network, address, label, createdAt }) => ({
    id,
    created_at: createdAt.toISOString(),
    coin,
    network,
    address,
    label,
  }));
  return { list, total: list.length };
}

type BankRow = typeof clientBank.$inferSelect;

export async function listBanks(
  reader: Reader,
  clientId: string,
): Promise<Omit<Schemas.ClientBankList, 'waiting'>> {
  const rows = await reader
    .select()
    .from(clientBank)
    .where(eq(clientBank.clientId, clientId))
    .orderBy(asc(clientBank.createdAt), asc(clientBank.id));
  return { list: rows.map(bankView), total: rows.length };
}

const bankAct = (
  operation: 'POST /client/admin/v1/bank/{id}' | 'PUT /client/admin/v1/bank/{id}/{bankId}',
  of: { clientId: string; id: string | null; accNo: string },
) =>
  ({
    limit: 'bank',
    operation,
    subject: { type: 'client_bank', id: of.id, name: shortAccount(of.accNo) },
    chain: chainOf('client'),
    clientId: of.clientId,
  }) as const;

/** Throws NOT_FOUND, and VALIDATION if the client has this account already. */
export async function addBank(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  request: Schemas.ClientBankInput,
): Promise<Schemas.Proposal> {
  const locked = await lockClient(tx, context, clientId);
  const values = valuesOf(request);
  await requireNewNumber(tx, clientId, values.accNo);
  return withSecondPerson(
    tx,
    context,
    bankAct('POST /client/admin/v1/bank/{id}', { clientId, id: null, accNo: values.accNo }),
    {
      input: { path: { id: clientId }, body: request },
      changes: changesBetween(null, inputOf(values)),
    },
    () => insertBank(tx, context, clientId, values, locked),
  );
}

async function insertBank(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  values: ReturnType<typeof valuesOf>,
  locked: ClientRecord,
): Promise<void> {
  const [added] = await tx
    .insert(clientBank)
    .values({ clientId, ...values })
    .returning();
  if (added === undefined) throw new Error('The bank card was not stored.');
  await record(tx, context, { what: 'bank_added', before: null, after: added }, locked);
}

/** Throws NOT_FOUND, STALE_RECORD, and VALIDATION if another card has this account. */
export async function changeBank(
  tx: Transaction,
  context: RequestContext,
  which: { clientId: string; id: string },
  request: Schemas.ClientBankChange,
): Promise<Schemas.Proposal> {
  const { locked, bank } = await lockBank(tx, context, which, request.version);
  const values = valuesOf(wholeOf(request, bank));
  await requireNewNumber(tx, which.clientId, values.accNo, bank.id);
  return withSecondPerson(
    tx,
    context,
    bankAct('PUT /client/admin/v1/bank/{id}/{bankId}', { ...which, accNo: bank.accNo }),
    {
      input: { path: { id: which.clientId, bankId: which.id }, body: request },
      changes: changesBetween(inputOf(bank), inputOf(values)),
    },
    () => writeBank(tx, context, { bank, values }, locked),
  );
}

function wholeOf(request: Schemas.ClientBankChange, bank: BankRow): Schemas.ClientBankChange {
  const shown = bankView(bank);
  const whole = (field: 'acc_no' | 'phone', kept: string | null) => {
    const typed = request[field];
    if (!typed?.includes('*')) return typed;
    if (typed === shown[field]) return kept;
    throw new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });
  };
  const phone = whole('phone', bank.phone);
  return {
    ...request,
    acc_no: whole('acc_no', bank.accNo) ?? '',
    ...(phone !== undefined && { phone }),
  };
}

async function writeBank(
  tx: Transaction,
  context: RequestContext,
  { bank, values }: { bank: BankRow; values: ReturnType<typeof valuesOf> },
  locked: ClientRecord,
): Promise<void> {
  const [changed] = await tx
    .update(clientBank)
    .set({ ...values, version: bank.version + 1, updatedAt: new Date() })
    .where(eq(clientBank.id, bank.id))
    .returning();
  if (changed === undefined) throw new Error('The bank card was not stored.');
  await record(tx, context, { what: 'bank_changed', before: bank, after: changed }, locked);
}

function inputOf(of: ReturnType<typeof valuesOf>): Record<string, unknown> {
  return {
    bank_name: of.bankName,
    holder_name: of.holderName,
    acc_no: of.accNo,
    address: of.address,
    phone: of.phone,
  };
}

export async function deleteBank(
  tx: Transaction,
  context: RequestContext,
  which: { clientId: string; id: string },
  version: number,
): Promise<Schemas.Done> {
  const { locked, bank } = await lockBank(tx, context, which, version);
  await tx.delete(clientBank).where(eq(clientBank.id, bank.id));
  await record(tx, context, { what: 'bank_deleted', before: bank, after: null }, locked);
  return { ok: true };
}

/** All cards of a client are guarded by the lock of the client. */
async function lockBank(
  tx: Transaction,
  context: RequestContext,
  { clientId, id }: { clientId: string; id: string },
  seen: number,
): Promise<{ locked: ClientRecord; bank: BankRow }> {
  const locked = await lockClient(tx, context, clientId);
  const [bank] = await tx
    .select()
    .from(clientBank)
    .where(and(eq(clientBank.id, id), eq(clientBank.clientId, clientId)));
  if (bank === undefined) throw new Problem('NOT_FOUND');
  const present = { version: bank.version, view: () => bankView(bank) };
  await requireLatest(tx, { type: 'client_bank', id }, present, seen);
  return { locked, bank };
}

async function requireNewNumber(
  tx: Transaction,
  clientId: string,
  accNo: string,
  except?: string,
): Promise<void> {
  const [same] = await tx
    .select({ id: clientBank.id })
    .from(clientBank)
    .where(
      and(
        eq(clientBank.clientId, clientId),
        eq(clientBank.accNo, accNo),
        except === undefined ? undefined : ne(clientBank.id, except),
      ),
    );
  if (same !== undefined) {
    throw new Problem('VALIDATION', { errors: [{ field: 'acc_no', code: 'BANK_ALREADY_ADDED' }] });
  }
}

function valuesOf(request: Schemas.ClientBankInput) {
  return {
    bankName: request.bank_name.trim(),
    holderName: request.holder_name.trim(),
    accNo: request.acc_no.replaceAll(/[ -]/g, ''),
    address: request.address?.trim() || null,
    phone: request.phone ?? null,
  };
}

function bankView(row: BankRow): Schemas.ClientBank {
  return {
    id: row.id,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    client_id: row.clientId,
    bank_name: row.bankName,
    holder_name: row.holderName,
    acc_no: maskCard(row.accNo),
    address: row.address,
    phone: row.phone && maskPhone(row.phone),
  };
}

async function record(
  tx: Transaction,
  context: RequestContext,
  { what, before, after }: { what: string; before: BankRow | null; after: BankRow | null },
  of: ClientRecord,
): Promise<void> {
  await writeAudit(tx, context, {
    action: `client.${what}`,
    subject: { type: 'client_bank', id: (after ?? before)?.id ?? of.id },
    before: before && { ...bankView(before) },
    after: after && { ...bankView(after) },
    changed: [clientChange(of)],
  });
}
