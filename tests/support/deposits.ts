import type { Schemas } from '@brokerdesk/sdk';
import { uploadAny } from './kyc.ts';
import type { StaffApi } from './staff-api.ts';

/** Number of small deposits after which every other deposit of the client counts as unusually large. */
const smallDepositsMax = 8;

/**
 * No withdrawal of the client waits: money that comes in would add to its risks. Its deposits are not all small: the
 * next one would be a risk.
 */
export async function clientWithAccount(
  staff: StaffApi,
  currency = 'USD',
): Promise<{ client: Schemas.Client; account: Schemas.Account }> {
  const waiting = await staff.get<Schemas.WithdrawalList>(
    '/withdraw/admin/v1/list?status=pending&size=200',
  );
  const withdraws = new Set(waiting.body.list.map(({ client }) => client.id));
  const { body } = await staff.get<Schemas.ClientList>(
    `/client/admin/v1/list?currency=${currency}&status=enabled&kyc_status=approved&sort=create_datetime&size=50`,
  );
  for (const client of body.list) {
    const account = client.accounts.find((one) => one.currency === currency);
    if (account === undefined || withdraws.has(client.id)) continue;
    const small = await staff.get<Schemas.DepositList>(
      `/deposit/admin/v1/list?client_id=${client.id}&status=approved&amount_max=100&size=1`,
    );
    if ((small.body.total ?? 0) < smallDepositsMax) return { client, account };
  }
  throw new Error(`No client with an account in ${currency} is in the scope of ${staff.username}.`);
}

/** The list finds it by its `tag`. */
export async function recordDeposit(
  maker: StaffApi,
  wanted: {
    amount: string;
    currency?: string;
    accountCurrency?: string;
    tag?: string;
    to?: Awaited<ReturnType<typeof clientWithAccount>>;
  },
): Promise<Schemas.Deposit> {
  const currency = wanted.currency ?? 'USD';
  const { client, account } =
    wanted.to ?? (await clientWithAccount(maker, wanted.accountCurrency ?? currency));
  const made = await maker.post<Schemas.Deposit>(`/deposit/admin/v2/specialized/${client.id}`, {
    account_id: account.id,
    amount: wanted.amount,
    currency,
    sub_type: 'bank',
    payer_name: client.full_name,
    // Without one it would be a risk.
    screenshot: await uploadAny(maker, 'deposit_proof'),
    // Its own, so that it repeats no other.
    reference_no: `${wanted.tag ?? 'FT'} ${crypto.randomUUID().slice(0, 8)}`,
  });
  if (made.status !== 201) throw new Error(`No deposit was made: ${JSON.stringify(made.body)}`);
  return made.body;
}

export async function balanceOf(staff: StaffApi, deposit: Schemas.Deposit): Promise<string> {
  const { body } = await staff.get<Schemas.AccountList>(`/acc/admin/v1/list/${deposit.client.id}`);
  const account = body.list.find((one) => one.id === deposit.account_id);
  if (account === undefined) throw new Error(`The account of ${deposit.order_no} is not listed.`);
  return account.balance;
}
