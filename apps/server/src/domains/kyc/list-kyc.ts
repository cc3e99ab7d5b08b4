import type { Schemas } from '@brokerdesk/sdk';
import { count, eq, type SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, kyc } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { Decider } from '../approval/decider.ts';
import { selectKycRows } from './kyc-row.ts';
import { kycView } from './kyc-view.ts';

export async function selectKyc(
  reader: Reader,
  decider: Decider,
  slice: Slice,
): Promise<Selected<Schemas.Kyc>> {
  const { rows, cursor } = await selectKycRows(reader, slice);
  return { list: rows.map((row) => kycView(row, decider)), cursor };
}

export async function countKyc(reader: Reader, where: SQL | undefined): Promise<number> {
  const [row] = await reader
    .select({ total: count() })
    .from(kyc)
    .innerJoin(client, eq(client.id, kyc.clientId))
    .where(where);
  return row?.total ?? 0;
}
