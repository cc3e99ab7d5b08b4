import { paginate, unwrap } from '@brokerdesk/sdk';
import { sdk } from './connect.ts';

const query = { status: 'pending', sort: 'created_at' } as const;
const { totals } = unwrap(
  await sdk.GET('/deposit/admin/v1/list', { params: { query: { ...query, size: 1 } } }),
);
const now = Date.now();
const hours = (since: string) => Math.floor((now - Date.parse(since)) / 3_600_000);

const lines = [`Pending deposits at ${new Date(now).toISOString()}`, ''];
for (const { currency, count, amount } of totals ?? [])
  lines.push(`${currency} ${amount} in ${count}`);
lines.push('');
for await (const deposit of paginate(sdk, '/deposit/admin/v1/list', { params: { query } })) {
  const { order_no: orderNo, amount, currency, client, made_at: madeAt } = deposit;
  lines.push(`${orderNo}  ${amount} ${currency}  ${client.full_name}  ${hours(madeAt)} h`);
}
process.stdout.write(`${lines.join('\n')}\n`);
