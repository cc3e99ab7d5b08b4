import type { Schemas } from '@brokerdesk/sdk';
import type { StaffApi } from './staff-api.ts';

/**
 * Loans of the demonstration set: only clients ask for them, so that no test can make any. A story that
 * changes one takes the first that is left.
 */
export async function loans(
  staff: StaffApi,
  status: Schemas.OverdrawnStatus,
): Promise<[Schemas.Overdrawn, ...Schemas.Overdrawn[]]> {
  const { body } = await staff.get<Schemas.OverdrawnList>(
    `/overdrawn/admin/v1/record/list?sub_type=loan&status=${status}&sort=order_no`,
  );
  const [first, ...rest] = body.list;
  if (first === undefined) throw new Error(`The demonstration set has no loan left: ${status}.`);
  return [first, ...rest];
}

export async function readOverdrawn(staff: StaffApi, id: string): Promise<Schemas.OverdrawnDetail> {
  return (await staff.get<Schemas.OverdrawnDetail>(`/overdrawn/admin/v1/record/detail/${id}`)).body;
}

export async function giveCredit(
  maker: StaffApi,
  kind: 'compensation' | 'bonus',
  { client, amount }: { client: Schemas.Client; amount: string },
): Promise<Schemas.Overdrawn> {
  const [account] = client.accounts;
  const path = `/overdrawn/admin/v1/${kind}/${account?.id}`;
  const made = await maker.post<Schemas.Overdrawn>(path, { amount });
  if (made.status !== 201) throw new Error(`Nothing was given: ${JSON.stringify(made.body)}`);
  return made.body;
}

export async function decideOverdrawn(
  staff: StaffApi,
  { id, version }: Schemas.Overdrawn,
  result: 'approved' | 'rejected',
): Promise<void> {
  const decided = await staff.put(`/overdrawn/admin/v1/audit/${id}`, {
    result,
    version,
    ...(result === 'rejected' && { reason_code: 'not_eligible' }),
  });
  if (decided.status !== 200) throw new Error(`Not decided: ${JSON.stringify(decided.body)}`);
}
