import { randomInt, randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  account,
  clientBank,
  deposit,
  proposal,
  signature,
  staffUser,
} from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal, putIn } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addDeposit,
  type ClientFixture,
  type DepositFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addTrade, allot, tradeCalls } from '../../testing/trade-fixtures.ts';
import { auditProposal, tie, waitingProposals } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let client: ClientFixture;
beforeEach(async () => {
  client = await addClient(server().db);
});

const book = (options: DepositFixture, of = client) => addDeposit(server().db, of, options);
const approve = (who: ApiClient, id: string, version = 1) =>
  who.call(
    'PUT',
    `/deposit/admin/v1/audit/${id}`,
    { result: 'approved', ...acknowledged, version },
    once(),
  );
const balance = async (of = client) =>
  Number((await readAccount(server().db, of.accounts['USD'])).balance);
const supervisor = () => signedInPerson(server(), { role: 'angel' });

describe('the sums of one person', () => {
  it('a client is credited no more by several who each sign alone', async () => {
    const people = await Promise.all([supervisor(), supervisor(), supervisor()]);
    const records: { id: string }[] = [];
    for (const { api } of people) {
      const record = await book({ amount: '9999.00' });
      records.push(record);
      await approve(api, record.id);
    }
    expect(await balance()).toBe(19_998);
    const [one, other, last] = people;
    const { body } = await last.api.get(`/deposit/admin/v1/detail/${records.at(-1)?.id}`);
    const { bound, used_by: usedBy, frees_at: freesAt } = body.deposit.decision.second_person;
    expect(bound).toBe('client_day');
    const signers = usedBy.map(({ id }: Schemas.Person) => id);
    expect(signers.toSorted()).toEqual([one.id, other.id].toSorted());
    const hours = (Date.parse(freesAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('one person signs no more alone for many clients than the day allows', async () => {
    const { api } = await supervisor();
    const clients = await Promise.all(Array.from({ length: 7 }, () => addClient(server().db)));
    for (const of of clients) await approve(api, (await book({ amount: '9999.00' }, of)).id);
    const balances = await Promise.all(clients.map(balance));
    expect(balances.filter((amount) => amount > 0)).toHaveLength(5);
  });

  it('what two have signed counts for neither', async () => {
    const [maker, checker] = [await supervisor(), await supervisor()];
    const { id } = await book({ amount: '50000.00' });
    expect((await approve(maker.api, id)).body.status).toBe('pending');
    expect((await approve(checker.api, id)).body.status).toBe('approved');
    expect(await server().db.$count(signature, eq(signature.alone, true))).toBeGreaterThan(0);
    const { body } = await checker.api.get('/approval/admin/v1/limits');
    expect(body.list.find((one: Schemas.LimitUse) => one.limit === 'credit')).toMatchObject({
      used_day: '0.00',
      used_week: '0.00',
    });
  });

  it('are shown to the user with what is used of them', async () => {
    const { api } = await supervisor();
    await approve(api, (await book({ amount: '1234.50' })).id);
    const { body } = await api.get('/approval/admin/v1/limits');
    expect(body.list.find((one: Schemas.LimitUse) => one.limit === 'credit')).toMatchObject({
      used_day: '1234.50',
      used_week: '1234.50',
      frees_at: expect.any(String),
      amounts: { record: '10000' },
    });
    expect(body.list.find((one: Schemas.LimitUse) => one.limit === 'profit').frees_at).toBeNull();
  });
});

describe('tied accounts', () => {
  // @rule second-person: Who made or reset an account is no second person for it
  // @in ./colleagues.ts
  it('a user is not the second approver for an account that they made, nor that account for them', async () => {
    const { db, signIn } = server();
    const [angel, angel2, god] = [
      await signIn('angel'),
      await signIn('angel2'),
      await signIn('god'),
    ];
    await tie(db, 'angel2', 'angel');
    const made = await book({ amount: '20000.00', maker: 'angel2' });
    const byMaker = await approve(angel, made.id);
    expect([byMaker.status, byMaker.body.code]).toEqual([403, 'TIED_APPROVAL']);
    const other = await book({ amount: '20000.00', maker: 'angel' });
    expect((await approve(angel2, other.id)).body.code).toBe('TIED_APPROVAL');
    const seen = await angel.get(`/deposit/admin/v1/detail/${made.id}`);
    expect(seen.body.deposit.decision).toMatchObject({
      approve: false,
      blocked_code: 'TIED_APPROVAL',
    });
    const may: Schemas.Person[] = seen.body.deposit.decision.second_person.may;
    expect(may.length).toBeGreaterThan(0);
    expect(may.map(({ name }) => name)).not.toContain('陈雅静');
    expect(may.map(({ name }) => name)).not.toContain('Victoria Lam');
    expect((await approve(god, made.id)).body.status).toBe('approved');
    await tie(db, 'angel2', null);
  });

  it('what a tied account made counts as signed alone', async () => {
    const { db, signIn } = server();
    await tie(db, 'mfa', 'god2');
    const made = await book({ amount: '9000.00', maker: 'mfa' });
    const god2 = await signIn('god2');
    await approve(god2, made.id);
    const { body } = await god2.get('/approval/admin/v1/limits');
    expect(body.list[0]).toMatchObject({ limit: 'credit', used_day: '9000.00' });
    await tie(db, 'mfa', null);
  });

  // @rule second-person: Accounts that one person may control share the sums of one user
  // @in ./signed-alone.ts
  it('sign no more together than one user does, one after the other or at once', async () => {
    const { db } = server();
    const [one, other] = [await supervisor(), await supervisor()];
    await db
      .update(staffUser)
      .set({ createdById: one.id, tiedAt: new Date(), ownFactorAt: null })
      .where(eq(staffUser.id, other.id));
    await approve(one.api, (await book({ amount: '6000.00' })).id);
    await approve(other.api, (await book({ amount: '6000.00' })).id);
    expect(await balance()).toBe(6000);
    const { body } = await other.api.get('/approval/admin/v1/limits');
    expect(body.list[0]).toMatchObject({ limit: 'credit', used_day: '6000.00' });

    const clients = await Promise.all(Array.from({ length: 10 }, () => addClient(db)));
    const waiting = await Promise.all(clients.map((of) => book({ amount: '9999.00' }, of)));
    await Promise.all(waiting.map(({ id }, at) => approve(at % 2 === 0 ? one.api : other.api, id)));
    const credited = await Promise.all(clients.map(balance));
    // 6,000 of 50,000 a day are used.
    expect(credited.filter((amount) => amount > 0)).toHaveLength(4);
  });
});

describe('a proposal', () => {
  const proposed = async (who: ApiClient, amount = '30000.00') => {
    const { id } = await book({ amount });
    await approve(who, id);
    const found = (await waitingProposals(who)).find(({ subject }) => subject.id === id);
    if (found === undefined) throw new Error('The proposal is not listed.');
    return { id, found };
  };

  // @rule second-person: A proposal waits until another person with the right confirms it
  it('is confirmed in the list as at the record, once', async () => {
    const [maker, checker, third] = [await supervisor(), await supervisor(), await supervisor()];
    const { id, found } = await proposed(maker.api);
    expect(found).toMatchObject({
      limit: 'credit',
      operation: 'auditDeposit',
      amount: '30000.00',
      currency: 'USD',
      status: 'pending',
      decision: { approve: false, withdraw: true, blocked_code: 'SELF_APPROVAL' },
    });
    const answers = await Promise.all([
      auditProposal(checker.api, found),
      auditProposal(third.api, found),
      approve(third.api, id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe(30_000);
    const [row] = await server().db.select().from(proposal).where(eq(proposal.id, found.id));
    expect(row?.status).toBe('applied');
    expect(row?.checkerId).not.toBe(maker.id);
  });

  // @rule second-person: The maker of a proposal sees it as long as its client is in their scope
  // @in ./proposal-row.ts
  it('is not seen by its maker once its client belongs to another salesman', async () => {
    const [one, other] = await Promise.all([
      signedInPerson(server(), { role: 'hero' }),
      signedInPerson(server(), { role: 'hero' }),
    ]);
    const of = await addClient(server().db, { agent: null, agentId: one.id });
    const card = { bank_name: 'A bank', holder_name: 'A client', acc_no: '6222000011112222' };
    const path = `/client/admin/v1/bank/${of.id}`;
    const { body: made } = await one.api.call('POST', path, card, once());
    expect(made).toMatchObject({ status: 'pending', limit: 'bank' });
    const reveal = () => one.api.call('POST', `/approval/admin/v1/reveal/${made.id}`);
    const read = () => one.api.get(`/approval/admin/v1/${made.id}`);
    expect([(await reveal()).status, (await read()).status]).toEqual([200, 200]);
    const { api } = await supervisor();
    const transfer = { user_id: other.id, version: 1 };
    await api.call('POST', `/user/v1/change_agent/${of.id}`, transfer);
    expect([(await reveal()).status, (await read()).status]).toEqual([404, 404]);
    const { body: own } = await one.api.get('/approval/admin/v1/list?whose=mine');
    expect(own.total).toBe(0);
  });

  it('is not seen, let alone decided, by those who may not approve', async () => {
    const maker = await supervisor();
    const { found } = await proposed(maker.api);
    for (const role of ['hero', 'superman'] as const) {
      const other = await signedInPerson(server(), { role });
      expect((await other.api.get(`/approval/admin/v1/${found.id}`)).status).toBe(404);
      expect((await auditProposal(other.api, found)).status).toBe(404);
      expect(await waitingProposals(other.api)).toEqual([]);
    }
  });

  // @rule second-person: Proposals to decide are those of others that the reader may approve or stop
  // @in ./list-proposals.ts
  it('is listed to decide for independent approvers alone, and as their own for its maker', async () => {
    const [maker, checker, tied] = [await supervisor(), await supervisor(), await supervisor()];
    const { found } = await proposed(maker.api);
    await server()
      .db.update(staffUser)
      .set({ createdById: maker.id })
      .where(eq(staffUser.id, tied.id));
    const list = async (who: ApiClient, whose: string) => {
      const { body } = await who.get(`/approval/admin/v1/list?whose=${whose}&size=200`);
      const ids = body.list.map(({ id }: Schemas.Proposal) => id);
      expect(body.total).toBe(ids.length);
      return ids.includes(found.id);
    };
    expect(await list(checker.api, 'to_decide')).toBe(true);
    expect(await list(tied.api, 'to_decide')).toBe(false);
    expect(await list(tied.api, 'others')).toBe(true);
    expect(await list(maker.api, 'to_decide')).toBe(false);
    expect(await list(maker.api, 'mine')).toBe(true);
    expect(await list(maker.api, 'others')).toBe(false);
    await auditProposal(checker.api, found);
    expect(await list(checker.api, 'to_decide')).toBe(false);
    expect(await list(maker.api, 'mine')).toBe(true);
  });

  it('is rejected with a reason, and moves nothing', async () => {
    const [maker, checker] = [await supervisor(), await supervisor()];
    const { id, found } = await proposed(maker.api);
    const path = `/approval/admin/v1/audit/${found.id}`;
    const silent = await checker.api.call('PUT', path, { result: 'rejected', version: 1 }, once());
    expect(silent.body.errors).toMatchObject([{ field: 'reason', code: 'REASON_REQUIRED' }]);
    expect((await auditProposal(checker.api, found, 'rejected')).body.status).toBe('rejected');
    expect(await balance()).toBe(0);
    expect((await approve(checker.api, id)).body.status).toBe('pending');
  });

  it('is rejected for a chosen reason, which says it alone unless it is another one', async () => {
    const [maker, checker] = [await supervisor(), await supervisor()];
    const { found } = await proposed(maker.api);
    const path = `/approval/admin/v1/audit/${found.id}`;
    const reject = (reason_code: string) =>
      checker.api.call('PUT', path, { result: 'rejected', reason_code, version: 1 }, once());
    expect((await reject('other')).body.errors).toMatchObject([
      { field: 'reason', code: 'REASON_REQUIRED' },
    ]);
    expect((await reject('unknown')).body.errors).toMatchObject([{ field: 'reason_code' }]);
    expect((await reject('not_justified')).body).toMatchObject({
      ...{ status: 'rejected', reason_code: 'not_justified', reason: null },
    });
    const { body } = await maker.api.get(`/approval/admin/v1/${found.id}`);
    expect(body.reason_code).toBe('not_justified');
  });

  it('cannot be carried out if its record was decided without a trace', async () => {
    const [maker, checker] = [await supervisor(), await supervisor()];
    const { id, found } = await proposed(maker.api);
    await server().db.update(deposit).set({ status: 'rejected' }).where(eq(deposit.id, id));
    const late = await auditProposal(checker.api, found);
    expect([late.status, late.body.code]).toEqual([409, 'ALREADY_DECIDED']);
  });

  it('is closed with a reason once its record is decided otherwise', async () => {
    const [maker, checker] = [await supervisor(), await supervisor()];
    const { id, found } = await proposed(maker.api);
    const reject = { result: 'rejected', reason: 'not ours', version: 1 };
    await checker.api.call('PUT', `/deposit/admin/v1/audit/${id}`, reject, once());
    const late = await auditProposal(checker.api, found);
    expect([late.status, late.body.code]).toEqual([409, 'PROPOSAL_CLOSED']);
    expect(late.body.current).toMatchObject({ status: 'expired', checker: null });
    expect(late.body.current.reason).toBe('记录已变更，提案自动关闭，请重新提交');
    expect(await balance()).toBe(0);
  });
});

describe('what one person composes of allowed steps', () => {
  const rollback = (who: ApiClient, id: string, version: number) =>
    who.call('PUT', `/deposit/admin/v1/rollback/${id}`, { reason: 'returned', version }, once());
  const payOut = async (who: ApiClient, of: ClientFixture, amount: string) => {
    const { id } = await addWithdrawal(server().db, of, { amount });
    const body = { result: 'approved', ...acknowledged, version: 1 };
    return who.call('POST', `/withdraw/admin/v1/audit/${id}`, body, once());
  };

  const of = (what: string) => `/client/admin/v1/${what}/${client.id}`;
  const newPassword = () => ({ password: randomUUID().replaceAll('-', '') });
  const newMobile = () => `+86137${String(randomInt(1e8)).padStart(8, '0')}`;
  const update = async (who: ApiClient, contact: object) => {
    const { version, full_name, vip_level, score } = (await who.get(of('detail'))).body;
    const unchanged = { full_name, vip_level, score, remark: null, version };
    return who.call('PUT', `/client/admin/v1/${client.id}`, { ...unchanged, ...contact });
  };
  const create = async (who: ApiClient) => {
    const username = `new-${randomUUID().slice(0, 8)}`;
    const person = {
      username,
      full_name: '测试客户',
      mobile: newMobile(),
      email: 'new@example.com',
    };
    const body = { ...person, ...newPassword(), currencies: ['USD'] };
    const made = await who.call('POST', '/client/admin/v1/create', body, once());
    const [opened] = await server()
      .db.select()
      .from(account)
      .where(eq(account.clientId, made.body.id));
    client = { id: made.body.id, username, accounts: { USD: opened?.id ?? '' } };
    return made;
  };

  // @rule second-person: A payout to a client that the approver credited alone takes two
  // @in platform/approval/verdict.ts
  it('is no payout of what the same person credited alone', async () => {
    const [thief, colleague] = [await supervisor(), await supervisor()];
    await approve(thief.api, (await book({ amount: '9000.00' })).id);
    const out = await payOut(thief.api, client, '100.00');
    expect(out.body).toMatchObject({
      status: 'pending',
      decision: { second_person: { bound: 'own_credit', limit: 'withdrawal' } },
    });
    expect((await payOut(colleague.api, client, '100.00')).body.status).toBe('approved');
  });

  // @rule second-person: A payout to a client whose access the approver held takes two
  // @in platform/approval/verdict.ts
  it.each<[string, (who: ApiClient) => Promise<ApiAnswer>]>([
    ['with a new password of the client', (who) => who.call('PUT', of('resetpwd'), newPassword())],
    ['with a code that they made for the client', (who) => who.get(of('code'))],
    ['after changing the mobile number', (who) => update(who, { mobile: newMobile() })],
    ['after changing the e-mail address', (who) => update(who, { email: 'mule@example.com' })],
    ['after creating the client', create],
  ])('is no payout that the same person could ask for %s', async (_, hold) => {
    const [thief, colleague] = [await supervisor(), await supervisor()];
    const held = await hold(thief.api);
    expect(held.status, JSON.stringify(held.body)).toBeLessThan(300);
    await putIn(server().db, client, '9000.00');
    const out = await payOut(thief.api, client, '100.00');
    expect(out.body).toMatchObject({
      status: 'pending',
      decision: { second_person: { bound: 'own_credit', waiting: { mine: true } } },
    });
    expect((await payOut(colleague.api, client, '100.00')).body.status).toBe('approved');
  });

  it.each<[string, (thief: ApiClient, colleague: ApiClient) => Promise<void>]>([
    [
      'sold a holding',
      async (thief) => {
        const order = await addTrade(server().db, client, await addProduct(server().db, 'stock'));
        await allot(server().db, order);
        const sold = await tradeCalls(thief).sell(order, 2, { price: '12.60' });
        expect(sold.body.status).toBe('sold');
      },
    ],
    [
      'rolled a payout back',
      async (thief, colleague) => {
        const { id } = (await payOut(colleague, client, '100.00')).body;
        const path = `/withdraw/admin/v1/rollback/${id}`;
        const back = await thief.call('PUT', path, { reason: 'returned', version: 2 }, once());
        expect(back.body.status).toBe('rolled_back');
      },
    ],
  ])('is no payout to a client for whom the same person alone has %s', async (_, credit) => {
    const [thief, colleague] = [await supervisor(), await supervisor()];
    await putIn(server().db, client, '50000.00');
    await credit(thief.api, colleague.api);
    expect((await payOut(thief.api, client, '100.00')).body).toMatchObject({
      status: 'pending',
      decision: { second_person: { bound: 'own_credit', limit: 'withdrawal' } },
    });
    expect((await payOut(colleague.api, client, '100.00')).body.status).toBe('approved');
  });

  it('is no payout by an account that the user has reset', async () => {
    const [thief, puppet] = [await supervisor(), await supervisor()];
    await approve(thief.api, (await book({ amount: '9000.00' })).id);
    await server()
      .db.update(staffUser)
      .set({ lastResetById: thief.id })
      .where(eq(staffUser.id, puppet.id));
    expect((await payOut(puppet.api, client, '100.00')).body.status).toBe('pending');
  });

  // @rule second-person: One more sum bounds what a person signs alone under all limits
  // @in platform/approval/verdict.ts
  it('stays within one sum over all limits', async () => {
    const { api } = await supervisor();
    const clients = await Promise.all(Array.from({ length: 9 }, () => addClient(server().db)));
    for (const of of clients.slice(0, 5)) {
      await approve(api, (await book({ amount: '9000.00' }, of)).id);
    }
    const paid: string[] = [];
    for (const of of clients.slice(5)) {
      await putIn(server().db, of, '9000.00');
      paid.push((await payOut(api, of, '9000.00')).body.status);
    }
    expect(paid).toEqual(['approved', 'approved', 'approved', 'pending']);
  });

  // @rule second-person: A change of the record closes proposals about it
  // @in platform/approval/outdated.ts
  it('is no rollback on a signature that was given for an earlier version', async () => {
    const [maker, checker, amender] = await Promise.all([supervisor(), supervisor(), supervisor()]);
    const { id } = await book({ amount: '50000.00' });
    await approve(maker.api, id);
    await approve(checker.api, id);
    expect((await rollback(maker.api, id, 2)).body.status).toBe('approved');
    expect((await rollback(maker.api, id, 2)).body.code).toBe('SELF_APPROVAL');
    await server().db.transaction((tx) =>
      tx
        .update(deposit)
        .set({ version: 3 })
        .where(eq(deposit.id, id))
        .then(() =>
          writeAudit(tx, null, {
            action: 'deposit.amended',
            subject: { type: 'deposit', id },
            changed: [{ topic: 'deposit', id, version: 3, clientId: client.id }],
          }),
        ),
    );
    expect((await rollback(amender.api, id, 3)).body).toMatchObject({
      status: 'approved',
      decision: { second_person: { waiting: { mine: true } } },
    });
  });
});

describe('a proposal about what has no version of its own', () => {
  const statusOf = async (who: ApiClient, { id }: { id: string }) =>
    (await who.get(`/approval/admin/v1/${id}`)).body.status;

  // @rule second-person: A proposal about a card, a colleague or a setting ends with another change of it
  // @in platform/approval/outdated.ts
  it('ends when the card that it would change is deleted, and its maker is told', async () => {
    const { db } = server();
    const [maker, other] = [await supervisor(), await supervisor()];
    const card = { bankName: 'A bank', holderName: 'A client', accNo: '123456789012' };
    const [{ id } = { id: '' }] = await db
      .insert(clientBank)
      .values({ clientId: client.id, ...card })
      .returning();
    const path = `/client/admin/v1/bank/${client.id}/${id}`;
    const body = { bank_name: 'A bank', holder_name: 'A client', acc_no: '999999999', version: 1 };
    const proposed = (await maker.api.call('PUT', path, body, once())).body;
    expect(proposed).toMatchObject({ status: 'pending', limit: 'bank' });
    expect((await other.api.call('DELETE', `${path}?version=1`)).status).toBe(200);
    expect(await statusOf(maker.api, proposed)).toBe('expired');
    const { list } = (await maker.api.get('/user/admin/v1/notification/list')).body;
    expect(list.map(({ kind }: Schemas.Notification) => kind)).toContain('proposal_withdrawn');
  });

  it('ends when its colleague is changed, not when that colleague fails to sign in', async () => {
    const { signIn, anonymous } = server();
    const [god, god2] = [await signIn('god'), await signIn('god2')];
    const target = await supervisor();
    const ask = (who: ApiClient, role: string, version: number) =>
      who.call('PUT', `/user/v1/${target.id}`, {
        ...{ name: 'Ada Person', role, leader_id: null, version },
      });
    await ask(god, 'superman', 1);
    const [waiting] = (await waitingProposals(god)).filter(
      ({ subject }) => subject.id === target.id,
    );
    await anonymous.call('POST', '/auth/admin/v1/access_token', { username: target.username });
    expect(await statusOf(god, waiting as Schemas.Proposal)).toBe('pending');
    const disabled = { status: 'disabled', version: 1 };
    expect((await god2.call('PUT', `/user/v1/status/${target.id}`, disabled)).status).toBe(200);
    expect(await statusOf(god, waiting as Schemas.Proposal)).toBe('expired');
  });
});

it('the database itself refuses to change or remove what was signed', async () => {
  const { owner } = server();
  const { api } = await supervisor();
  await approve(api, (await book({ amount: '30000.00' })).id);
  await expect(owner.update(proposal).set({ baseAmount: '1' })).rejects.toThrow();
  await expect(owner.delete(signature)).rejects.toThrow();
  await expect(owner.update(signature).set({ alone: false })).rejects.toThrow();
  await expect(owner.delete(proposal)).rejects.toThrow();
});
