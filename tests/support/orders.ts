import type { Schemas } from '@brokerdesk/sdk';
import type { StaffApi } from './staff-api.ts';

const path = '/trx/admin/v1';

/**
 * Orders of the demonstration set: only clients place them, so that no test can make any. A story that changes
 * some takes those that are left of a kind that no other story takes.
 */
export async function ordersIn(
  staff: StaffApi,
  kind: Schemas.TradeKind,
  status: Schemas.TradeStatus,
): Promise<[Schemas.Trade, ...Schemas.Trade[]]> {
  const { body } = await staff.get<Schemas.TradeList>(
    `${path}/${kind}/list?status=${status}&sort=order_no&size=100`,
  );
  const [first, ...rest] = body.list;
  if (first === undefined)
    throw new Error(`The demonstration set has no ${kind} order: ${status}.`);
  return [first, ...rest];
}

export async function readOrder(
  staff: StaffApi,
  { kind, id }: Pick<Schemas.Trade, 'kind' | 'id'>,
): Promise<Schemas.TradeDetail> {
  return (await staff.get<Schemas.TradeDetail>(`${path}/${kind}/${id}`)).body;
}
