import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { desc, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import {
  auditLog,
  client as clientTable,
  event,
  file,
  ledgerEntry,
  signature,
  staffUser,
  withdrawal,
} from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal, putIn, type WithdrawalFixture } from '../../testing/credit-fixtures.ts';
import { addClient, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { signedInPerson, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { liftSums } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
type Person = TestPerson & { api: ApiClient };
let approver: Person;
let colleague: Person;
let third: Person;
let client: ClientFixture;
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  await liftSums(server().db);
  [approver, colleague, third] = await Promise.all([
    signedInPerson(server()),
    signedInPerson(server()),
    signedInPerson(server()),
  ]);
  client = await addClient(server().db);
  await putIn(server().db, client, '500000.00');
});

const approve = (who: Person, id: string) =>
  who.api.call(
    'POST',
    `/withdraw/admin/v1/audit/${id}`,
    { result: 'approved', ...acknowledged, version: 1 },
    once(),
  );

async function approved(options: WithdrawalFixture = {}): Promise<string> {
  const { id } = await addWithdrawal(server().db, client, options);
  expect((await approve(approver, id)).body.status).toBe('approved');
  return id;
}

const send = (who: Person, id: string, fields: object = {}, headers = once()) =>
  who.api.call(
    'POST',
    `/withdraw/admin/v1/payout/sent/${id}`,
    { reference: `FT-${randomUUID()}`, sent_on: today, version: 2, ...fields },
    headers,
  );
const confirm = (who: Person, id: string, version = 3) =>
  who.api.call('POST', `/withdraw/admin/v1/payout/paid/${id}`, { version }, once());
const correct = (who: Person, id: string, fields: object = {}) =>
  who.api.call(
    'PUT',
    `/withdraw/admin/v1/payout/sent/${id}`,
    { reference: `FT-${randomUUID()}`, sent_on: today, version: 3, ...fields },
    once(),
  );
const rollback = (who: Person, id: string, version: number) =>
  who.api.call('PUT', `/withdraw/admin/v1/rollback/${id}`, { reason: 'returned', version }, once());
const read = async (who: Person, id: string) =>
  (await who.api.get(`/withdraw/admin/v1/detail/${id}`)).body;

const toNetwork = (network: string): Destination => ({
  kind: 'crypto',
  coin: 'USDT',
  network,
  address: `T${randomUUID()}`,
  memo: null,
});
const hash = () => `${randomUUID()}${randomUUID()}`.replaceAll('-', '');

describe('the phase of a payout', () => {
  // @rule withdrawals: An approved withdrawal is to be sent, then sent, then paid, without moving the books
  it('goes from to send to sent to paid, and moves nothing in the books', async () => {
    const { id } = await addWithdrawal(server().db, client);
    expect((await read(approver, id)).withdrawal.payout).toBeNull();
    expect((await approve(approver, id)).body.payout).toMatchObject({
      phase: 'to_send',
      reference: null,
      sent_by: null,
      may_send: true,
      may_confirm: false,
    });
    const lines = await server().db.$count(ledgerEntry);
    const sent = await send(approver, id, { reference: '  FT 2026-11 / 7 ' });
    expect([sent.status, sent.body.status]).toEqual([200, 'approved']);
    expect(sent.body.payout).toMatchObject({
      phase: 'sent',
      reference: 'FT 2026-11 / 7',
      sent_on: today,
      sent_by: { id: approver.id },
      paid_by: null,
      receipt: null,
    });
    const paid = await confirm(colleague, id);
    expect(paid.body.payout).toMatchObject({
      phase: 'paid',
      paid_by: { id: colleague.id },
      may_send: false,
      may_confirm: false,
    });
    expect(await server().db.$count(ledgerEntry)).toBe(lines);
  });

  // @rule withdrawals: A step of a payout is in the audit log, the history and the events
  it('is in the audit log, in the history, and in the events of both steps', async () => {
    const id = await approved();
    const [last] = await server().db.select().from(event).orderBy(desc(event.seq)).limit(1);
    await send(approver, id, { reference: 'FT-audited' });
    await confirm(colleague, id);
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(auditLog.seq);
    expect(entries.slice(-2)).toMatchObject([
      {
        action: 'withdrawal.payout_sent',
        actorId: approver.id,
        before: { payout_phase: 'to_send', version: 2 },
        after: { payout_phase: 'sent', version: 3, reference_no: 'FT-audited', sent_on: today },
      },
      {
        action: 'withdrawal.payout_confirmed',
        actorId: colleague.id,
        after: { payout_phase: 'paid', version: 4 },
      },
    ]);
    expect((await read(colleague, id)).history.slice(-2)).toMatchObject([
      { action: 'sent', actor: 'Ada Person', note: `FT-audited · ${today}` },
      { action: 'paid', actor: 'Ada Person', note: null },
    ]);
    const events = await server().db.select().from(event).where(eq(event.recordId, id));
    const versions = events.filter((one) => one.seq > (last?.seq ?? 0)).map((one) => one.version);
    expect(versions).toEqual([3, 4]);
  });

  it.each([
    ['sending one that waits for its approval', 'pending', 'sent'],
    ['confirming one that was not sent', 'to_send', 'paid'],
  ])('refuses %s', async (_, phase, step) => {
    const id =
      phase === 'pending' ? (await addWithdrawal(server().db, client)).id : await approved();
    const answer =
      step === 'sent' ? await send(colleague, id, { version: 1 }) : await confirm(colleague, id, 2);
    expect([answer.status, answer.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('refuses to send or confirm a second time, and shows the record as it is', async () => {
    const id = await approved();
    await send(approver, id);
    const again = await send(colleague, id, { version: 3 });
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DECIDED']);
    expect(again.body.current.payout.phase).toBe('sent');
    await confirm(colleague, id);
    expect((await confirm(third, id, 4)).body.code).toBe('ALREADY_DECIDED');
  });

  it('refuses the version before, and sends once for one key', async () => {
    const id = await approved();
    const stale = await send(approver, id, { version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_RECORD']);
    const key = once();
    const body = { reference: `FT-${randomUUID()}` };
    const first = await send(approver, id, body, key);
    expect(await send(approver, id, body, key)).toMatchObject({ status: 200, body: first.body });
    expect((await read(approver, id)).withdrawal.version).toBe(3);
    expect((await confirm(colleague, id, 2)).body.code).toBe('STALE_RECORD');
  });

  it('needs the right to approve withdrawals', async () => {
    const id = await approved();
    const salesman = await signedInPerson(server(), { role: 'hero' });
    await server()
      .db.update(clientTable)
      .set({ agentId: salesman.id })
      .where(eq(clientTable.id, client.id));
    expect((await send(salesman, id)).status).toBe(403);
    expect((await confirm(salesman, id)).status).toBe(403);
    expect((await read(salesman, id)).withdrawal.payout).toMatchObject({
      may_send: false,
      blocked_code: 'FORBIDDEN',
    });
    const elsewhere = randomUUID();
    expect((await send(approver, elsewhere)).status).toBe(404);
    expect((await confirm(approver, elsewhere)).status).toBe(404);
  });

  it('is null of what was approved before payouts were recorded, which can only be rolled back', async () => {
    const id = await approved();
    await server().db.update(withdrawal).set({ payout: null }).where(eq(withdrawal.id, id));
    expect((await send(approver, id)).body.code).toBe('INVALID_TRANSITION');
    expect((await rollback(colleague, id, 2)).body).toMatchObject({
      status: 'rolled_back',
      payout: null,
    });
  });
});

describe('the reference', () => {
  // @rule withdrawals: A reference belongs to one payout of its method or network, also after a return
  it('belongs to one payout of banks, whatever its spelling', async () => {
    const [one, other] = [await approved(), await approved()];
    await send(approver, one, { reference: 'ft 8801-22' });
    const again = await send(colleague, other, { reference: 'FT880122' });
    expect([again.status, again.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'reference', code: 'FIELD_TAKEN' })],
    ]);
    expect((await read(colleague, other)).withdrawal.payout.phase).toBe('to_send');
  });

  it('belongs to one payout also after that one was returned', async () => {
    const [one, other] = [await approved(), await approved()];
    await send(approver, one, { reference: 'FT-used-once' });
    await rollback(approver, one, 3);
    await rollback(colleague, one, 3);
    const again = await send(colleague, other, { reference: 'FT-used-once' });
    expect(again.body.errors?.[0]).toMatchObject({ code: 'FIELD_TAKEN' });
  });

  // @rule withdrawals: The reference of a payout on a chain is a transaction hash of that network
  // @in domains/deposit/confirmations.ts
  it.each([
    ['TRC20', 'FT-7'],
    ['TRC20', `0x${'a'.repeat(64)}`],
    ['ERC20', 'a'.repeat(64)],
    ['BTC', 'a'.repeat(63)],
  ])('is refused on %s: %s', async (network, reference) => {
    const id = await approved({ destination: toNetwork(network) });
    const wrong = await send(approver, id, { reference });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'reference', code: 'TRANSACTION_HASH_WRONG' })],
    ]);
  });

  it('is a hash in lower case that one payout has, on a network', async () => {
    const used = hash();
    const [one, other] = [
      await approved({ destination: toNetwork('TRC20') }),
      await approved({ destination: toNetwork('TRON') }),
    ];
    const sent = await send(approver, one, { reference: used.toUpperCase() });
    expect(sent.body.payout).toMatchObject({ reference: used, chain: 'tron' });
    const again = await send(approver, other, { reference: used });
    expect(again.body.errors?.[0]).toMatchObject({ code: 'FIELD_TAKEN' });
    const elsewhere = await approved({ destination: toNetwork('BTC') });
    expect((await send(approver, elsewhere, { reference: used })).status).toBe(200);
  });

  it('is any text on a network that the firm does not know', async () => {
    const id = await approved({ destination: toNetwork('SOLANA') });
    expect((await send(approver, id, { reference: '5VERv8NM' })).body.payout).toMatchObject({
      phase: 'sent',
      chain: null,
    });
  });

  // @rule withdrawals: The day of sending is between the approval and today
  it.each([
    ['2020-01-01', 'VALUE_TOO_SMALL'],
    ['2100-01-01', 'TIME_IN_FUTURE'],
    ['2026-02-30', 'FIELD_INVALID'],
    ['2026', 'FIELD_INVALID'],
  ])('is of a day between the approval and today, not %s', async (day, code) => {
    const id = await approved();
    const wrong = await send(approver, id, { sent_on: day });
    expect(wrong.body.errors).toEqual([expect.objectContaining({ field: 'sent_on', code })]);
  });
});

describe('the correction of a sent payout', () => {
  // @rule withdrawals: A sent payout is corrected, and the old values stay
  it('replaces reference and day, and keeps the old ones in the history and the audit log', async () => {
    const id = await approved();
    await send(approver, id, { reference: 'FT-typo' });
    const fixed = await correct(colleague, id, { reference: 'FT-right' });
    expect(fixed.body).toMatchObject({
      version: 4,
      payout: { phase: 'sent', reference: 'FT-right', sent_by: { id: approver.id } },
    });
    expect((await read(third, id)).history.slice(-2)).toMatchObject([
      { action: 'sent', note: `FT-typo · ${today}` },
      {
        action: 'corrected',
        changes: [{ field: 'reference_no', before: 'FT-typo', after: 'FT-right' }],
      },
    ]);
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(desc(auditLog.seq));
    expect(entry).toMatchObject({
      action: 'withdrawal.payout_corrected',
      actorId: colleague.id,
      before: { reference_no: 'FT-typo', sent_on: today, version: 3 },
      after: { reference_no: 'FT-right', sent_on: today, version: 4 },
    });
  });

  it('frees the wrong reference for the payout that it belongs to', async () => {
    const [one, other] = [await approved(), await approved()];
    await send(approver, one, { reference: 'FT-of-the-other' });
    expect((await correct(approver, one, { reference: 'FT-own' })).status).toBe(200);
    expect((await send(approver, other, { reference: 'FT-of-the-other' })).status).toBe(200);
  });

  it('is checked as the sending: a reference once, a day between the approval and today', async () => {
    const [one, other] = [await approved(), await approved()];
    await send(approver, one, { reference: 'FT-first' });
    await send(approver, other);
    const taken = await correct(colleague, other, { reference: 'ft first' });
    expect(taken.body.errors).toMatchObject([{ field: 'reference', code: 'FIELD_TAKEN' }]);
    const early = await correct(colleague, other, { sent_on: '2020-01-01' });
    expect(early.body.errors).toMatchObject([{ field: 'sent_on', code: 'VALUE_TOO_SMALL' }]);
    const coin = await approved({ destination: toNetwork('TRC20') });
    await send(approver, coin, { reference: hash() });
    const wrong = await correct(approver, coin, { reference: 'FT-9' });
    expect(wrong.body.errors).toMatchObject([{ code: 'TRANSACTION_HASH_WRONG' }]);
  });

  it('takes the right, the version seen, and a payout that is sent and not confirmed', async () => {
    const id = await approved();
    expect((await correct(approver, id, { version: 2 })).body.code).toBe('INVALID_TRANSITION');
    await send(approver, id);
    expect((await read(colleague, id)).withdrawal.payout.may_correct).toBe(true);
    expect((await correct(approver, id, { version: 2 })).body.code).toBe('STALE_RECORD');
    const salesman = await signedInPerson(server(), { role: 'hero' });
    expect((await correct(salesman, id)).status).toBe(403);
    await confirm(colleague, id);
    expect((await correct(approver, id, { version: 4 })).body.code).toBe('ALREADY_DECIDED');
    expect((await read(colleague, id)).withdrawal.payout.may_correct).toBe(false);
  });
});

describe('the receipt', () => {
  async function upload(fields: Partial<typeof file.$inferInsert> = {}): Promise<string> {
    const { db, services } = server();
    const id = randomUUID();
    const received = await services.files.receive(Readable.from([Buffer.from('proof')]), 100);
    if (received === null) throw new Error('The file is too large.');
    await received.publish(id);
    const { sha256 } = received;
    const stored = { contentType: 'image/png', size: 5, sha256, stored: true } as const;
    await db.insert(file).values({
      ...{ id, ...stored, purpose: 'payout_receipt', uploadedById: approver.id },
      ...{ expiresAt: new Date(), ...fields },
    });
    return id;
  }

  it('is shown to readers as it was uploaded', async () => {
    const id = await approved();
    const receipt = await upload();
    const { body } = await send(approver, id, { receipt });
    expect(body.payout.receipt).toMatchObject({ file_id: receipt, content_type: 'image/png' });
    const shown = await third.api.get(`/withdraw/admin/v1/payout/receipt/${id}`);
    expect([shown.status, shown.raw.toString()]).toEqual([200, 'proof']);
    const none = await third.api.get(`/withdraw/admin/v1/payout/receipt/${await approved()}`);
    expect(none.status).toBe(404);
  });

  // @rule withdrawals: The receipt of a payout is an uploaded file of the user, used once
  it.each([
    ['of another user', () => upload({ uploadedById: third.id })],
    ['for another purpose', () => upload({ purpose: 'deposit_proof' })],
    ['that has not arrived', () => upload({ stored: false })],
    [
      'of another payout',
      async () => {
        const receipt = await upload();
        await send(approver, await approved(), { receipt });
        return receipt;
      },
    ],
  ])('is no file %s', async (_, of) => {
    const receipt = await of();
    const refused = await send(approver, await approved(), { receipt });
    expect([refused.status, refused.body.code]).toEqual([422, 'FILE_NOT_READY']);
  });

  it('is uploaded by users who may approve withdrawals', async () => {
    const announced = { purpose: 'payout_receipt', content_type: 'image/png', size: 5 };
    const salesman = await signedInPerson(server(), { role: 'hero' });
    const put = async (who: Person) =>
      (await who.api.call('POST', '/s3/admin/presign/put', announced)).status;
    expect([await put(approver), await put(salesman)]).toEqual([200, 403]);
  });
});

describe('one user alone', () => {
  // @rule withdrawals: A user who approved a withdrawal alone cannot confirm its payout
  // @in ./withdrawal-view.ts
  it('does not approve, send and confirm: the confirmation takes another user', async () => {
    const id = await approved();
    await send(approver, id);
    const own = await confirm(approver, id);
    expect([own.status, own.body.code]).toEqual([403, 'SELF_APPROVAL']);
    expect((await read(approver, id)).withdrawal.payout).toMatchObject({
      phase: 'sent',
      may_confirm: false,
      blocked_code: 'SELF_APPROVAL',
    });
    expect((await read(colleague, id)).withdrawal.payout.may_confirm).toBe(true);
    expect((await confirm(colleague, id)).body.payout.phase).toBe('paid');
    const signed = await server().db.select().from(signature).where(eq(signature.subjectId, id));
    expect(signed.map(({ signerId, alone }) => [signerId, alone])).toEqual([
      [approver.id, true],
      [colleague.id, false],
    ]);
  });

  it('does not confirm by an account that the approver has reset', async () => {
    const puppet = await signedInPerson(server());
    await server()
      .db.update(staffUser)
      .set({ lastResetById: approver.id })
      .where(eq(staffUser.id, puppet.id));
    const id = await approved();
    await send(puppet, id);
    expect((await confirm(puppet, id)).body.code).toBe('TIED_APPROVAL');
  });

  it('confirms what two users have approved', async () => {
    const { id } = await addWithdrawal(server().db, client, { amount: '20000.00' });
    await approve(approver, id);
    expect((await approve(colleague, id)).body.status).toBe('approved');
    await send(approver, id);
    expect((await confirm(colleague, id)).body.payout.phase).toBe('paid');
  });

  it('rolls back what was not sent, and it is never sent after that', async () => {
    const id = await approved({ amount: '10.00' });
    const back = await rollback(third, id, 2);
    expect(back.body).toMatchObject({ status: 'rolled_back', payout: null });
    const late = await send(colleague, id, { version: 3 });
    expect([late.status, late.body.code]).toEqual([409, 'ALREADY_DECIDED']);
  });

  // @rule withdrawals: A sent payout is rolled back by two people, whatever its amount
  // @in domains/approval/record-decision.ts
  it.each([
    ['sent', 3],
    ['paid', 4],
  ])(
    'does not roll back a payout that is %s: that takes two, whatever the amount',
    async (phase, version) => {
      const id = await approved({ amount: '10.00' });
      await send(approver, id);
      if (phase === 'paid') await confirm(colleague, id);
      const proposed = await rollback(approver, id, version);
      expect(proposed.body).toMatchObject({
        status: 'approved',
        decision: { second_person: { limit: 'rollback', bound: 'sent', waiting: { mine: true } } },
      });
      const again = await rollback(approver, id, version);
      expect([again.status, again.body.code]).toEqual([403, 'SELF_APPROVAL']);
      expect(JSON.stringify(again.body)).toContain('款项已汇出或已导出付款文件，须双人复核');
      const back = await rollback(third, id, version);
      expect(back.body).toMatchObject({ status: 'rolled_back', payout: { phase: 'returned' } });
      const [entry] = await server()
        .db.select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, id))
        .orderBy(desc(auditLog.seq));
      expect(entry).toMatchObject({
        action: 'withdrawal.rolled_back',
        after: { payout_phase: 'returned', reference_no: back.body.payout.reference },
      });
    },
  );

  it('does not confirm while the rollback of the payout waits: the confirmation closes it', async () => {
    const id = await approved({ amount: '10.00' });
    await send(approver, id);
    await rollback(approver, id, 3);
    await confirm(colleague, id);
    expect((await rollback(third, id, 3)).body.code).toBe('STALE_RECORD');
    const { withdrawal: now } = await read(third, id);
    expect(now).toMatchObject({ status: 'approved', payout: { phase: 'paid' } });
    expect(now.decision.second_person?.waiting ?? null).toBeNull();
  });
});

describe('the database', () => {
  // @rule withdrawals: The phase of a payout follows the state, whatever writes to it
  // @in apps/server/migrations/0000_baseline.sql
  it('keeps a rolled-back withdrawal from being sent, and a sent one from losing its reference', async () => {
    const [back, sent] = [await approved({ amount: '10.00' }), await approved()];
    await rollback(third, back, 2);
    await send(approver, sent);
    const { db } = server();
    const set = (id: string, fields: Partial<typeof withdrawal.$inferInsert>) =>
      db.update(withdrawal).set(fields).where(eq(withdrawal.id, id));
    await expect(set(back, { payout: 'to_send' })).rejects.toThrow();
    await expect(set(sent, { payoutReferenceKey: null })).rejects.toThrow();
    await expect(set(sent, { payout: 'paid' })).rejects.toThrow();
  });
});

describe('the queue', () => {
  it('is the list by phase, its totals, its file, and a search for the reference', async () => {
    const of = await addClient(server().db);
    await putIn(server().db, of, '1000.00');
    const ids: string[] = [];
    for (const amount of ['10.00', '20.00', '40.00']) {
      const { id } = await addWithdrawal(server().db, of, { amount });
      await approve(colleague, id);
      ids.push(id);
    }
    const [, second = '', last = ''] = ids;
    await send(approver, second, { reference: 'FT-queue-20' });
    await send(approver, last, { reference: 'FT-queue-40' });
    await confirm(approver, last);
    const list = async (query: string) =>
      (await third.api.get(`/withdraw/admin/v1/list?client_id=${of.id}&${query}`)).body;
    const amounts = async (query: string) =>
      (await list(query)).list.map(({ amount }: { amount: string }) => amount);
    expect(await amounts('payout=to_send')).toEqual(['10.00']);
    expect(await amounts('payout=sent')).toEqual(['20.00']);
    expect(await amounts('payout=paid')).toEqual(['40.00']);
    expect(await amounts('q=FT-queue-20')).toEqual(['20.00']);
    expect((await list('payout=to_send')).totals).toMatchObject([{ amount: '10.00', count: 1 }]);
    const csv = await third.api.get(
      `/withdraw/admin/v1/export?client_id=${of.id}&payout=sent&columns=order_no,payout,payout_reference,sent_on`,
    );
    const [, row = ''] = csv.body.trim().split('\r\n');
    expect(row).toContain(`已汇出,FT-queue-20,${today}`);
    const written = await server().db.$count(auditLog, like(auditLog.action, '%exported'));
    expect(written).toBeGreaterThan(0);
  });
});
