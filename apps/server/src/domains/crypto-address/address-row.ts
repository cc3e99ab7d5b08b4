import { type AddressAction, addressStates, statesAfter } from '@brokerdesk/machines/records';
import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { cryptoAddress } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { selectFound } from '../../kernel/lists/record-rows.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { type Approver, secondPersonMissing } from '../approval/approver.ts';
import { finalDecision } from '../approval/decision-view.ts';
import { recordAct } from '../approval/record-decision.ts';
import { reviewedFields } from '../approval/reviewed-fields.ts';
import { checker, maker, signerColumns } from '../client-access/client-scope.ts';

export const nextStatus = (from: Schemas.CryptoAddressStatus, action: AddressAction) =>
  statesAfter(addressStates, from, action)[0];

export const addressStatusName = (status: Schemas.CryptoAddressStatus, language: Language) =>
  codeLabel('crypto-address', 'status', status, language);

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({
      address: getTableColumns(cryptoAddress),
      ...signerColumns,
      ...(sorting && { cursor: sorting.cursor }),
    })
    .from(cryptoAddress)
    .innerJoin(maker, eq(maker.id, cryptoAddress.makerId))
    .leftJoin(checker, eq(checker.id, cryptoAddress.checkerId))
    .$dynamic();
}

export type AddressRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

export const selectAddressRows = (reader: Reader, slice: Slice) =>
  selectFound(reader, cryptoAddress, slice, selectRows);

export async function requireAddressRow(reader: Reader, id: string): Promise<AddressRow> {
  const [row] = await selectRows(reader).where(eq(cryptoAddress.id, id));
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

export function addressView(row: AddressRow, approver: Approver): Schemas.CryptoAddress {
  const { address } = row;
  return {
    ...reviewedFields(row, address),
    coin: address.coin,
    network: address.network,
    address: address.address,
    memo: address.memo,
    note: address.note,
    status: address.status,
    reason_code: address.reasonCode,
    reason: address.reason,
    decision: finalDecision(
      (action) => denialFor(action, address, approver),
      address.status === 'pending' ? addressAct(address) : undefined,
      approver,
    ),
  };
}

type AddressRecord = typeof cryptoAddress.$inferSelect;

/** No amount says how much is sent to an address: two people, whatever the limits are. */
export const addressAct = (record: AddressRecord): Act =>
  recordAct('crypto_address', record, record.address, {
    limit: 'address',
    operation: 'PUT /crypto_address/admin/v1/audit/{id}',
    chain: chainOf('cryptoAddress'),
  });

export function denialFor(
  action: AddressAction,
  record: AddressRecord,
  approver: Approver,
): Problem | undefined {
  const { actor } = approver;
  const decides = action === 'approve' || action === 'reject';
  if (decides && !can(actor.permissions, 'approve', chainOf('cryptoAddress'))) {
    return new Problem('FORBIDDEN');
  }
  if (nextStatus(record.status, action) === undefined) {
    if (decides) return new Problem('ALREADY_DECIDED');
    return invalidTransition((language) => addressStatusName(record.status, language));
  }
  return action === 'approve' ? secondPersonMissing(addressAct(record), approver) : undefined;
}
