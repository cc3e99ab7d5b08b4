import type { Schemas } from '@brokerdesk/sdk';
import { maskCard } from '../../apps/server/src/platform/mask.ts';
import { showcaseCards } from '../../apps/server/src/seed/withdrawals.ts';
import { acknowledged } from './clients.ts';
import type { StaffApi } from './staff-api.ts';

export { showcaseCards };

const path = '/withdraw/admin/v1';
/** Records reserved for screenshots: no story uses them. */
const showcases = new Set(Object.values(showcaseCards).map(maskCard));

/** Returns at least `count`. */
export async function waitingWithdrawals(
  staff: StaffApi,
  count: number,
): Promise<Schemas.Withdrawal[]> {
  const { body } = await staff.get<Schemas.WithdrawalList>(
    `${path}/list?status=pending&currency=USD&sort=order_no&size=100`,
  );
  const found = body.list.filter(
    ({ maker, destination, risk }) =>
      maker === null &&
      risk !== 'stop' &&
      destination.kind === 'bank' &&
      !showcases.has(destination.acc_no),
  );
  if (found.length < count) throw new Error(`Only ${found.length} withdrawals wait.`);
  return found;
}

export async function showcase(
  staff: StaffApi,
  name: keyof typeof showcaseCards,
): Promise<Schemas.Withdrawal> {
  const { body } = await staff.get<Schemas.WithdrawalList>(
    `${path}/list?status=pending&q=${showcaseCards[name]}`,
  );
  const [found] = body.list;
  if (found === undefined) throw new Error(`The demonstration set has no ${name} withdrawal.`);
  return found;
}

export async function readWithdrawal(
  staff: StaffApi,
  id: string,
): Promise<Schemas.WithdrawalDetail> {
  return (await staff.get<Schemas.WithdrawalDetail>(`${path}/detail/${id}`)).body;
}

export function decideByHand(
  staff: StaffApi,
  { id, version, ...record }: Pick<Schemas.Withdrawal, 'id' | 'version' | 'risk_reasons'>,
  decision: Omit<Schemas.WithdrawalAudit, 'version'>,
) {
  const body = { ...acknowledged(record), ...decision, version };
  return staff.post<Schemas.Withdrawal>(`${path}/audit/${id}`, body);
}
