import { randomInt, randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { submitKyc } from './kyc.ts';
import type { StaffApi } from './staff-api.ts';

const anyMd5 = 'e1fc61084d3e278d3b9d66716766dacd';

/** Enabled, unverified, without money. */
export async function newClient(
  staff: StaffApi,
  fields: Partial<Schemas.ClientCreate> = {},
): Promise<Schemas.Client> {
  const tail = randomUUID().slice(0, 8);
  const made = await staff.post<Schemas.Client>('/client/admin/v1/create', {
    username: `story-${tail}`,
    full_name: `故事 ${tail}`,
    mobile: `+86139${String(randomInt(1e8)).padStart(8, '0')}`,
    email: `story-${tail}@example.com`,
    password: anyMd5,
    ...fields,
  });
  if (made.status !== 201) throw new Error(`No client was made: ${JSON.stringify(made.body)}`);
  return made.body;
}

export const acknowledged = ({
  risk_reasons: reasons,
}: {
  risk_reasons: Schemas.RiskReason[];
}) => ({
  acknowledged_reasons: reasons.map(({ code }) => code),
});

export async function verify(
  maker: StaffApi,
  checker: StaffApi,
  client: Schemas.Client,
): Promise<void> {
  const { body: detail } = await maker.get<Schemas.KycDetail>(
    `/identify/admin/v1/client_detail/${client.id}`,
  );
  const { id, version, risk_reasons } = await submitKyc(maker, maker.url, {}, detail.kyc);
  const approved = await checker.post(`/identify/admin/v1/audit/${id}`, {
    result: 'approved',
    version,
    ...acknowledged({ risk_reasons }),
  });
  if (approved.status !== 200) {
    throw new Error(`The identity was not approved: ${JSON.stringify(approved.body)}`);
  }
}

export async function fund(
  maker: StaffApi,
  checker: StaffApi,
  { client, currency, amount }: { client: Schemas.Client; currency: string; amount: string },
): Promise<void> {
  const account = client.accounts.find((one) => one.currency === currency);
  const made = await maker.post<Schemas.Deposit>(`/deposit/admin/v2/specialized/${client.id}`, {
    account_id: account?.id,
    amount,
    currency,
    sub_type: 'bank',
    payer_name: client.full_name,
    reference_no: randomUUID(),
  });
  const { id, version } = made.body;
  const approved = await checker.put(`/deposit/admin/v1/audit/${id}`, {
    result: 'approved',
    version,
    ...acknowledged(made.body),
  });
  if (approved.status !== 200)
    throw new Error(`No money came in: ${JSON.stringify(approved.body)}`);
}

export async function readClient(staff: StaffApi, id: string): Promise<Schemas.Client> {
  return (await staff.get<Schemas.Client>(`/client/admin/v1/detail/${id}`)).body;
}
