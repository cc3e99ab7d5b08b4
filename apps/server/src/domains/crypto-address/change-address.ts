import type { AddressAction } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { cryptoAddress } from '../../kernel/db/schema.ts';
import { refuseDuplicate } from '../../kernel/db/violations.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type AuditReason, reviewOf } from '../approval/reviewed-record.ts';
import { type AddressValues, addressValues } from './address-request.ts';
import {
  type AddressRow,
  addressAct,
  addressView,
  denialFor,
  requireAddressRow,
} from './address-row.ts';

type AddressRecord = typeof cryptoAddress.$inferSelect;
type Insert = typeof cryptoAddress.$inferInsert;

export function newAddress(values: AddressValues, makerId: string, at: Date): Insert {
  return { ...values, makerId, madeAt: at, updatedById: makerId, createdAt: at, updatedAt: at };
}

export function resubmission(makerId: string, at: Date): Partial<AddressRecord> {
  const undecided = { checkerId: null, checkedAt: null, reasonCode: null, reason: null };
  return { status: 'pending', makerId, madeAt: at, ...undecided };
}

export function decided(
  approved: boolean,
  checkerId: string,
  at: Date,
  why: AuditReason,
): Partial<AddressRecord> {
  return { status: approved ? 'enabled' : 'rejected', checkerId, checkedAt: at, ...why };
}

export function addressCreated(added: AddressRecord): AuditEntry {
  return {
    action: 'crypto_address.created',
    subject: { type: 'crypto_address', id: added.id },
    after: facts(added),
    at: added.createdAt,
    changed: [{ topic: 'crypto_address', id: added.id, version: added.version }],
  };
}

export async function createAddress(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.CryptoAddressCreate,
): Promise<Schemas.CryptoAddress> {
  const values = newAddress(addressValues(request), actorOf(context).id, new Date());
  const [added] = await refuseDuplicate('address', () =>
    tx.insert(cryptoAddress).values(values).returning(),
  );
  if (added === undefined) throw new Error('The address was not stored.');
  await writeAudit(tx, context, addressCreated(added));
  return addressReview.read(tx, context, added.id);
}

export async function updateAddress(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.CryptoAddressUpdate,
): Promise<Schemas.CryptoAddress> {
  const values = addressValues(request);
  const before = await lockAddress(tx, context, { id, version, action: 'change' });
  const moved =
    values.coin !== before.coin ||
    values.network !== before.network ||
    values.address !== before.address ||
    values.memo !== before.memo;
  const again = moved ? resubmission(actorOf(context).id, new Date()) : {};
  return change(tx, context, before, { action: 'changed', columns: { ...values, ...again } });
}

/** The maker signs first, so that an approval never becomes a proposal. */
export const addressReview = reviewOf<AddressRow, Schemas.CryptoAddress>({
  type: 'crypto_address',
  record: (row) => ({ ...row.address, clientId: null }),
  find: (reader, _actor, id) => requireAddressRow(reader, id),
  async lock(tx, _context, id) {
    const mine = eq(cryptoAddress.id, id);
    await tx.select({ id: cryptoAddress.id }).from(cryptoAddress).where(mine).for('update');
    return requireAddressRow(tx, id);
  },
  denial: (action, row, approver) => denialFor(action, row.address, approver),
  act: (_, row) => addressAct(row.address),
  view: addressView,
  applyStep(tx, { address }, { action, actorId, at, reasonCode = null, reason = null }) {
    const columns = decided(action === 'approve', actorId, at, { reasonCode, reason });
    return store(tx, address, actorId, { action: columns.status ?? action, columns });
  },
});

export async function switchAddress(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { status, version }: Schemas.SwitchRequest,
): Promise<Schemas.CryptoAddress> {
  const disable = status === 'disabled';
  const action = disable ? 'disable' : 'ask';
  const before = await lockAddress(tx, context, { id, version, action });
  return disable
    ? change(tx, context, before, { action: 'disabled', columns: { status: 'disabled' } })
    : change(tx, context, before, {
        action: 'put_again',
        columns: resubmission(actorOf(context).id, new Date()),
      });
}

export async function deleteAddress(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Done> {
  const before = await lockAddress(tx, context, { id, version, action: 'remove' });
  await tx.delete(cryptoAddress).where(eq(cryptoAddress.id, id));
  await writeAudit(tx, context, {
    action: 'crypto_address.deleted',
    subject: { type: 'crypto_address', id },
    before: facts(before),
    changed: [{ topic: 'crypto_address', id, version: before.version + 1 }],
  });
  return { ok: true };
}

async function lockAddress(
  tx: Transaction,
  context: RequestContext,
  { action, ...wanted }: { id: string; version: number; action: AddressAction },
): Promise<AddressRecord> {
  const { row } = await addressReview.lock(tx, context, wanted, (found, approver) =>
    denialFor(action, found.address, approver),
  );
  return row.address;
}

interface AddressChange {
  action: string;
  columns: Partial<AddressRecord>;
}

async function change(
  tx: Transaction,
  context: RequestContext,
  before: AddressRecord,
  changed: AddressChange,
): Promise<Schemas.CryptoAddress> {
  await writeAudit(tx, context, await store(tx, before, actorOf(context).id, changed));
  return addressReview.read(tx, context, before.id);
}

async function store(
  tx: Transaction,
  before: AddressRecord,
  updatedById: string,
  { action, columns }: AddressChange,
): Promise<AuditEntry> {
  const { id } = before;
  const version = before.version + 1;
  const after = { ...before, ...columns, version, updatedAt: new Date(), updatedById };
  await refuseDuplicate('address', () =>
    tx.update(cryptoAddress).set(after).where(eq(cryptoAddress.id, id)),
  );
  return {
    action: `crypto_address.${action}`,
    subject: { type: 'crypto_address', id },
    before: facts(before),
    after: facts(after),
    changed: [{ topic: 'crypto_address', id, version }],
  };
}

function facts(record: AddressRecord): Record<string, unknown> {
  const { coin, network, address, memo, note, status, version, reasonCode, reason } = record;
  return { coin, network, address, memo, note, status, version, reasonCode, reason };
}
