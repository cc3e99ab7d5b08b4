import type { AddressAction } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { cryptoAddress } from '../../kernel/db/schema.ts';
import { refuseTaken } from '../../kernel/db/violations.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { asItIsNow, type Present, requireVersion } from '../../platform/require-version.ts';
import { type Decider, readDecider } from '../approval/decider.ts';
import { type AuditReason, reasonOf } from '../approval/reviewed-record.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { type AddressValues, addressValues } from './address-request.ts';
import {
  type AddressRow,
  addressAct,
  addressView,
  denialFor,
  lockAddressRow,
  requireAddressRow,
} from './address-row.ts';

type AddressRecord = typeof cryptoAddress.$inferSelect;
type Insert = typeof cryptoAddress.$inferInsert;

/** A new address waits for a second person. */
export function newAddress(values: AddressValues, makerId: string, at: Date): Insert {
  return { ...values, makerId, madeAt: at, updatedById: makerId, createdAt: at, updatedAt: at };
}

/** What is put again waits again, and the person who put it is its maker now. */
export function puttingAgain(makerId: string, at: Date): Partial<AddressRecord> {
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
  const [added] = await refuseTaken('address', () =>
    tx.insert(cryptoAddress).values(values).returning(),
  );
  if (added === undefined) throw new Error('The address was not stored.');
  await writeAudit(tx, context, addressCreated(added));
  return readAddress(tx, context, added.id);
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
  const again = moved ? puttingAgain(actorOf(context).id, new Date()) : {};
  return change(tx, context, before, { action: 'changed', columns: { ...values, ...again } });
}

/** Throws as `lockAddress` says, and where a rejection gives no reason. */
export async function auditAddress(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: Schemas.CryptoAddressAudit,
): Promise<Schemas.CryptoAddress> {
  const approved = request.result === 'approved';
  const why = reasonOf(request);
  const action = approved ? 'approve' : 'reject';
  const before = await lockAddress(tx, context, { id, version: request.version, action });
  // Its maker is the first always, so that it never becomes a proposal of its own.
  if (approved) {
    await signOrPropose(tx, context, addressAct(before), {
      input: { path: { id }, body: request },
      changes: [],
    });
  }
  const columns = decided(approved, actorOf(context).id, new Date(), why);
  return change(tx, context, before, { action: columns.status ?? action, columns });
}

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
        columns: puttingAgain(actorOf(context).id, new Date()),
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

/**
 * Locks an address and refuses what may not be done to it, in this order: it is not there
 * (NOT_FOUND), its state does not allow it (ALREADY_DECIDED, INVALID_TRANSITION), the person saw
 * another version (STALE_RECORD), and then what concerns the person (SELF_APPROVAL).
 */
async function lockAddress(
  tx: Transaction,
  context: RequestContext,
  wanted: { id: string; version: number; action: AddressAction },
): Promise<AddressRecord> {
  const row = await lockAddressRow(tx, wanted.id);
  const decider = await readDecider(tx, context);
  const denial = denialFor(wanted.action, row.address, decider);
  const present = presentOf(row, decider);
  if (denial?.code === 'ALREADY_DECIDED') throw asItIsNow('ALREADY_DECIDED', present);
  if (denial?.code === 'INVALID_TRANSITION') throw denial;
  requireVersion(present, wanted.version);
  if (denial !== undefined) throw denial;
  return row.address;
}

function presentOf(row: AddressRow, decider: Decider): Present {
  return { ...row.address, changedBy: row.changedBy, view: addressView(row, decider) };
}

async function change(
  tx: Transaction,
  context: RequestContext,
  before: AddressRecord,
  { action, columns }: { action: string; columns: Partial<AddressRecord> },
): Promise<Schemas.CryptoAddress> {
  const after = {
    ...before,
    ...columns,
    version: before.version + 1,
    updatedAt: new Date(),
    updatedById: actorOf(context).id,
  };
  await refuseTaken('address', () =>
    tx.update(cryptoAddress).set(after).where(eq(cryptoAddress.id, before.id)),
  );
  await writeAudit(tx, context, {
    action: `crypto_address.${action}`,
    subject: { type: 'crypto_address', id: before.id },
    before: facts(before),
    after: facts(after),
    changed: [{ topic: 'crypto_address', id: after.id, version: after.version }],
  });
  return readAddress(tx, context, before.id);
}

async function readAddress(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.CryptoAddress> {
  return addressView(await requireAddressRow(tx, id), await readDecider(tx, context));
}

/** What the audit log keeps of it. */
function facts(record: AddressRecord): Record<string, unknown> {
  const { coin, network, address, memo, note, status, version, reasonCode, reason } = record;
  return { coin, network, address, memo, note, status, version, reasonCode, reason };
}
