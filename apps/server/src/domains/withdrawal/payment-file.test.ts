import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import { auditLog, client as clientTable, event, withdrawal } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal, putIn, type WithdrawalFixture } from '../../testing/credit-fixtures.ts';
import { addClient, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { signedInPerson, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, liftSums } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
type Person = TestPerson & { api: ApiClient };
let approver: Person;
let colleague: Person;
let client: ClientFixture;
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  await liftSums(server().db);
  [approver, colleague] = await Promise.all([signedInPerson(server()), signedInPerson(server())]);
  client = await addClient(server().db);
  await putIn(server().db, client, '500000.00');
});

async function approved(options: WithdrawalFixture = {}) {
  const added = await addWithdrawal(server().db, client, options);
  const body = { result: 'approved', ...acknowledged, version: 1 };
  const path = `/withdraw/admin/v1/audit/${added.id}`;
  expect((await approver.api.call('POST', path, body, once())).body.status).toBe('approved');
  return added;
}

/** Details are set afterwards, so that none of them is a risk. */
async function approvedTo(fields: Partial<Destination & { kind: 'bank' }>, options = {}) {
  const added = await approved(options);
  const destination: Destination = {
    ...{ kind: 'bank', bank_name: '招商银行', holder_name: '王丽', acc_no: '6225880012345702' },
    ...{ address: '上海分行', phone: '13800000000' },
    ...fields,
  };
  await server().db.update(withdrawal).set({ destination }).where(eq(withdrawal.id, added.id));
  return added;
}

const group = { currency: 'USD', kind: 'bank' };
const preview = (who: Person, fields: object) =>
  who.api.call('POST', '/withdraw/admin/v1/payout/file/preview', { ...group, ...fields });
const download = (who: Person, ids: string[], fields: object = {}) =>
  who.api.call('POST', '/withdraw/admin/v1/payout/file', { ...group, ids, ...fields });
const send = (who: Person, id: string, version: number) =>
  who.api.call(
    'POST',
    `/withdraw/admin/v1/payout/sent/${id}`,
    { reference: `FT-${randomUUID()}`, sent_on: today, version },
    once(),
  );
const rollback = (who: Person, id: string, version: number) =>
  who.api.call('PUT', `/withdraw/admin/v1/rollback/${id}`, { reason: 'failed', version }, once());
const release = (who: Person, id: string, version: number) =>
  who.api.call(
    'POST',
    `/withdraw/admin/v1/payout/release/${id}`,
    { reason: 'Refused by the bank', version },
    once(),
  );
const read = async (who: Person, id: string) =>
  (await who.api.get(`/withdraw/admin/v1/detail/${id}`)).body;
const refused = (body: { errors: { field: string; code: string; message: string }[] }) =>
  body.errors.map(({ field, code }) => [field, code]);

describe('a payment file', () => {
  it('has one row for each payment, with the whole number and a decimal amount', async () => {
    const one = await approvedTo({}, { amount: '500.00', fee: '5.00' });
    const other = await approvedTo({ acc_no: 'DE89370400440532013000' });
    const { status, headers, raw } = await download(colleague, [one.id, other.id]);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toContain('payments-bank-USD-');
    const [head, first, second, end] = raw.toString().split('\r\n');
    expect(head).toBe(
      '\uFEFFend_to_end_id,payment_date,beneficiary_name,account_number,bank_name,bank_branch,amount,currency',
    );
    const { order_no: orderNo } = (await read(colleague, one.id)).withdrawal;
    expect(first).toBe(`${orderNo},${today},王丽,6225880012345702,招商银行,上海分行,495.00,USD`);
    expect(second).toContain('DE89370400440532013000');
    expect(end).toBe('');
  });

  it('has address, network and memo of crypto payments', async () => {
    const address = `T${randomUUID()}`;
    const destination = {
      kind: 'crypto',
      coin: 'USDT',
      network: 'TRC20',
      address,
      memo: '77',
    } as const;
    const { id } = await approved({ destination });
    const { raw } = await download(colleague, [id], { kind: 'crypto' });
    const [head, row] = raw.toString().split('\r\n');
    expect(head).toContain('beneficiary_name,address,coin,network,memo,amount,currency');
    expect(row).toContain(`,${address},USDT,TRC20,77,`);
  });

  // @rule withdrawals: A payment file has whole numbers, decimal amounts and no cell that a spreadsheet runs
  it('neutralizes cells that a spreadsheet would run', async () => {
    const { id } = await approvedTo({ holder_name: '=HYPERLINK("http://x")', acc_no: '+1-2' });
    const row = (await download(colleague, [id])).raw.toString().split('\r\n')[1];
    expect(row).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(row).toContain(",'+1-2,");
  });

  // @rule withdrawals: The audit log has the hash and the records of a payment file, never the numbers
  it('marks each withdrawal, and is named with its hash, never its numbers, in the audit log', async () => {
    const { id } = await approvedTo({ acc_no: '6225000099998888' });
    const { raw } = await download(colleague, [id]);
    const sha256 = createHash('sha256').update(raw).digest('hex');
    const { withdrawal: record, history } = await read(approver, id);
    expect(record.payout.file).toMatchObject({ by: { id: colleague.id }, sha256 });
    expect(record).toMatchObject({ version: 3, payout: { phase: 'to_send' } });
    expect(history.at(-1)).toMatchObject({ action: 'in_file', actor: 'Ada Person' });
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.actorId, colleague.id))
      .orderBy(desc(auditLog.seq))
      .limit(2);
    expect(entries).toMatchObject([
      {
        action: 'withdrawal.payment_file',
        subjectId: 'list',
        after: { sha256, count: 1, orders: [record.order_no], currency: 'USD', kind: 'bank' },
      },
      { action: 'withdrawal.in_payment_file', subjectId: id, after: { sha256, version: 3 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('8888');
    const events = await server()
      .db.select()
      .from(event)
      .where(and(eq(event.recordId, id), eq(event.version, 3)));
    expect(events).toHaveLength(1);
  });

  // @rule withdrawals: A withdrawal is in one payment file
  it('refuses a withdrawal that is in a file, and names who took it', async () => {
    const { id } = await approved();
    await download(colleague, [id]);
    const second = await download(approver, [id]);
    expect([second.status, ...refused(second.body)]).toEqual([400, ['ids.0', 'IN_PAYMENT_FILE']]);
    const { order_no: orderNo } = (await read(approver, id)).withdrawal;
    expect(second.body.errors[0].message).toContain(`${orderNo} 已在付款文件中（Ada Person`);
  });

  // @rule withdrawals: A payment file has only what is to be sent at that moment
  it('names every withdrawal that is not to be sent, and then has none', async () => {
    const [open, sent] = [await approved(), await approved()];
    await send(approver, sent.id, 2);
    const waiting = await addWithdrawal(server().db, client);
    const answer = await download(colleague, [open.id, sent.id, waiting.id]);
    expect([answer.status, ...refused(answer.body).toSorted()]).toEqual([
      400,
      ['ids.1', 'NOT_TO_SEND'],
      ['ids.2', 'NOT_TO_SEND'],
    ]);
    expect((await read(colleague, open.id)).withdrawal.payout.file).toBeNull();
  });

  it('is of one currency and method', async () => {
    const { id } = await approved();
    const wrong = [
      await download(colleague, [id], { currency: 'HKD' }),
      await download(colleague, [id], { kind: 'crypto' }),
    ];
    for (const { body } of wrong) expect(refused(body)).toEqual([['ids.0', 'NOT_TO_SEND']]);
  });

  it('needs the right to approve withdrawals, and their clients in scope', async () => {
    const { id } = await approved();
    const salesman = await signedInPerson(server(), { role: 'hero' });
    await server()
      .db.update(clientTable)
      .set({ agentId: salesman.id })
      .where(eq(clientTable.id, client.id));
    expect((await download(salesman, [id])).status).toBe(403);
    expect((await preview(salesman, { ids: [id] })).status).toBe(403);
    expect((await download(colleague, [id, randomUUID()])).status).toBe(404);
    expect((await preview(colleague, { ids: [randomUUID()] })).status).toBe(404);
    expect((await read(colleague, id)).withdrawal.payout.file).toBeNull();
  });

  it('is taken once of two requests at the same time', async () => {
    const { id } = await approved();
    const answers = await Promise.all([download(approver, [id]), download(colleague, [id])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('a withdrawal in a payment file', () => {
  // @rule withdrawals: A withdrawal in a payment file is rolled back by two people
  // @in domains/approval/record-decision.ts
  it('is rolled back by two users, whatever its amount', async () => {
    const { id } = await approved({ amount: '10.00' });
    await download(colleague, [id]);
    const proposed = await rollback(approver, id, 3);
    expect(proposed.body).toMatchObject({
      status: 'approved',
      decision: { second_person: { bound: 'sent', waiting: { mine: true } } },
    });
    expect((await rollback(colleague, id, 3)).body).toMatchObject({ status: 'rolled_back' });
    expect(refused((await download(colleague, [id])).body)).toEqual([['ids.0', 'NOT_TO_SEND']]);
  });

  // @rule withdrawals: A release closes rollbacks that wait
  // @in ./payout.ts
  it('closes a rollback that waits for a second user when it is released', async () => {
    const { id } = await approved({ amount: '10.00' });
    await download(colleague, [id]);
    await rollback(approver, id, 3);
    await auditProposal(colleague.api, (await release(approver, id, 3)).body);
    expect((await rollback(colleague, id, 3)).body.code).toBe('STALE_RECORD');
    const { decision } = (await read(colleague, id)).withdrawal;
    expect(decision.second_person?.waiting ?? null).toBeNull();
  });

  // @rule withdrawals: A release from a payment file takes two people, a file and a payout to send
  // @in ./payout.ts
  it('goes into another file after two users released it, and keeps both in its history', async () => {
    const { id } = await approved({ amount: '10.00' });
    await download(colleague, [id]);
    const { body: proposal } = await release(colleague, id, 3);
    expect((await auditProposal(colleague.api, proposal)).body.code).toBe('SELF_APPROVAL');
    expect((await release(approver, id, 3)).body.code).toBe('PROPOSAL_OPEN');
    expect(refused((await download(approver, [id])).body)).toEqual([['ids.0', 'IN_PAYMENT_FILE']]);
    expect((await auditProposal(approver.api, proposal)).body.status).toBe('applied');
    expect((await read(approver, id)).withdrawal.payout).toMatchObject({
      phase: 'to_send',
      file: null,
    });
    expect((await download(approver, [id])).status).toBe(200);
    const { history } = await read(approver, id);
    expect(history.slice(-3)).toMatchObject([
      { action: 'in_file' },
      { action: 'released', note: 'Refused by the bank' },
      { action: 'in_file' },
    ]);
  });

  // @rule withdrawals: A withdrawal that no file has cannot be released
  // @in ./withdrawal-view.ts
  it('is released only while a file has it', async () => {
    const { id } = await approved();
    expect((await release(approver, id, 2)).body.code).toBe('INVALID_TRANSITION');
    await download(colleague, [id]);
    const { body: proposal } = await release(approver, id, 3);
    await send(approver, id, 3);
    expect((await auditProposal(colleague.api, proposal)).body.code).toBe('PROPOSAL_CLOSED');
    expect((await release(approver, id, 4)).body.code).toBe('ALREADY_DECIDED');
  });

  it('is sent as any other', async () => {
    const { id } = await approved();
    await download(colleague, [id]);
    expect((await send(approver, id, 3)).body.payout).toMatchObject({
      phase: 'sent',
      file: { by: { id: colleague.id } },
    });
  });
});

describe('the preview of a payment file', () => {
  it('has count and sum of what the file would have, and names the others', async () => {
    const one = await approved({ amount: '100.00', fee: '1.00' });
    const other = await approved({ amount: '50.00', fee: '0.00' });
    const taken = await approved({ amount: '30.00', fee: '0.00' });
    await download(approver, [taken.id]);
    const waiting = await addWithdrawal(server().db, client);
    const ids = [one.id, other.id, taken.id, waiting.id];
    const first = (await preview(colleague, { ids })).body;
    expect(first).toMatchObject({
      ids: [one.id, other.id],
      count: 2,
      total: '149.00',
      more: false,
      taken: [{ id: taken.id, net_amount: '30.00', file: { by: { id: approver.id } } }],
      left_out: [{ id: waiting.id }],
    });
    expect((await read(colleague, one.id)).withdrawal.version).toBe(2);
  });

  it('has all that are to be sent of the currency and method, if none is named', async () => {
    const { id } = await approved();
    const { body } = await preview(colleague, {});
    expect(body.ids).toContain(id);
    expect(body.left_out).toEqual([]);
    const elsewhere = (await preview(colleague, { kind: 'crypto' })).body;
    expect(elsewhere.ids).not.toContain(id);
  });
});
