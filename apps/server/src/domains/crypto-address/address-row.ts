import type { Schemas } from '@brokerdesk/sdk';
import { eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { cryptoAddress, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Decider } from '../approval/decider.ts';
import { decisionView } from './address-decision.ts';

const maker = alias(staffUser, 'maker');
const checker = alias(staffUser, 'checker');
const changer = alias(staffUser, 'changer');

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({
      address: getTableColumns(cryptoAddress),
      maker: { id: maker.id, name: maker.name },
      checker: { id: checker.id, name: checker.name },
      changedBy: changer.name,
      ...(sorting && { cursor: sorting.cursor }),
    })
    .from(cryptoAddress)
    .innerJoin(maker, eq(maker.id, cryptoAddress.makerId))
    .leftJoin(checker, eq(checker.id, cryptoAddress.checkerId))
    .leftJoin(changer, eq(changer.id, cryptoAddress.updatedById))
    .$dynamic();
}

export type AddressRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

export async function selectAddressRows(reader: Reader, slice: Slice) {
  const rows = await selectRows(reader, slice.sorting)
    .where(slice.where)
    .orderBy(...slice.sorting.orderBy)
    .limit(slice.limit)
    .offset(slice.offset ?? 0);
  return { rows, cursor: rows.at(-1)?.cursor };
}

export async function requireAddressRow(reader: Reader, id: string): Promise<AddressRow> {
  const [row] = await selectRows(reader).where(eq(cryptoAddress.id, id));
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

/** The address, locked until the transaction ends. */
export async function lockAddressRow(tx: Transaction, id: string): Promise<AddressRow> {
  await tx
    .select({ id: cryptoAddress.id })
    .from(cryptoAddress)
    .where(eq(cryptoAddress.id, id))
    .for('update');
  return requireAddressRow(tx, id);
}

/** An address as the contract shows it to this person. */
export function addressView(row: AddressRow, decider: Decider): Schemas.CryptoAddress {
  const { address } = row;
  return {
    id: address.id,
    version: address.version,
    created_at: address.createdAt.toISOString(),
    updated_at: address.updatedAt.toISOString(),
    coin: address.coin,
    network: address.network,
    address: address.address,
    memo: address.memo,
    note: address.note,
    status: address.status,
    maker: row.maker,
    made_at: address.madeAt.toISOString(),
    checker: row.checker,
    checked_at: address.checkedAt?.toISOString() ?? null,
    reason_code: address.reasonCode,
    reason: address.reason,
    decision: decisionView(address, decider),
  };
}
