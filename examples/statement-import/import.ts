import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type SdkFailure, unwrap } from '@brokerdesk/sdk';
import { parse } from 'csv-parse/sync';
import { sdk } from './connect.ts';

interface Line {
  acc_no: string;
  amount: string;
  currency: string;
  payer_name: string;
  reference_no: string;
}
type Refusal = Pick<SdkFailure, 'code' | 'message' | 'errors'>;
type Outcome = readonly ['recorded' | 'there already' | 'refused', detail: string];

const columns = ['acc_no', 'amount', 'currency', 'payer_name', 'reference_no'] as const;

/** The same for the same line, and for no other. */
const keyOf = (line: Line) =>
  createHash('sha256')
    .update(JSON.stringify(columns.map((column) => line[column])))
    .digest('hex');

const refused = ({ code, message, errors = [] }: Refusal): Outcome => [
  'refused',
  // VALIDATION carries its details in the fields only.
  [`${code}: ${message}`, ...errors.map((one) => `${one.field}: ${one.message}`)].join('; '),
];

async function findAccount(accNo: string) {
  const found = await sdk.GET('/client/admin/v1/list', { params: { query: { q: accNo } } });
  for (const client of unwrap(found).list) {
    const account = client.accounts.find(({ acc_no }) => acc_no === accNo);
    if (account) return { clientId: client.id, accountId: account.id };
  }
  return null;
}

async function findDeposit(clientId: string, { reference_no: reference }: Line) {
  const query = { client_id: clientId, q: reference };
  const found = await sdk.GET('/deposit/admin/v1/list', { params: { query } });
  return unwrap(found).list.find(({ reference_no }) => reference_no === reference);
}

async function record(line: Line): Promise<Outcome> {
  const account = await findAccount(line.acc_no);
  if (account === null) return refused({ code: 'NOT_FOUND', message: `No account ${line.acc_no}` });
  const earlier = await findDeposit(account.clientId, line);
  if (earlier) return ['there already', earlier.order_no];
  const { data, error } = await sdk.POST('/deposit/admin/v2/specialized/{clientId}', {
    params: { path: { clientId: account.clientId }, header: { 'Idempotency-Key': keyOf(line) } },
    body: {
      account_id: account.accountId,
      amount: line.amount,
      currency: line.currency,
      sub_type: 'bank',
      payer_name: line.payer_name,
      reference_no: line.reference_no,
    },
  });
  return error ? refused(error) : ['recorded', data.order_no];
}

const [file = 'statement.csv'] = process.argv.slice(2);
const lines: Line[] = parse(await readFile(file), { columns: true, trim: true, bom: true });
const write = (cells: readonly string[]) =>
  process.stdout.write(`${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`);

write(['reference_no', 'result', 'detail']);
for (const line of lines) {
  const [result, detail] = await record(line);
  write([line.reference_no, result, detail]);
  if (result === 'refused') process.exitCode = 1;
}
