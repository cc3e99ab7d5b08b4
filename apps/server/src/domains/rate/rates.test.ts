import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { deposit, rate } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastEntryAndEventOn, once, statusesByRole } from '../../testing/config-calls.ts';
import { confirmed } from '../../testing/confirmed.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, withdrawProposal } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const path = '/config/admin/v1/rate';
let god: ApiClient;
let god2: ApiClient;
beforeAll(async () => {
  god = await server().signIn('god');
  god2 = await server().signIn('god2');
});

const quote = (primary: string, secondary: string, fields: object = {}, headers = once()) =>
  god.call('POST', path, { primary, secondary, mid: '7.1', spread: '0.1', ...fields }, headers);
const change = (id: string, fields: object = {}) =>
  god.call('PUT', `${path}/${id}`, { mid: '8', spread: '0', version: 1, ...fields });
const end = (id: string, version = 1) => god.call('DELETE', `${path}/${id}?version=${version}`);
const now = async (primary: string, secondary: string) =>
  (await god.get(`/currency/admin/v1/rate?primary=${primary}&secondary=${secondary}`)).body;

const listed = async (primary: string, secondary: string): Promise<Schemas.QuotationList> =>
  (await god.get(`${path}?primary=${primary}&secondary=${secondary}`)).body;

async function quoted(primary: string, secondary: string, fields: object = {}) {
  await confirmed(god2, await quote(primary, secondary, fields));
  const [made] = (await listed(primary, secondary)).list;
  if (made?.status !== 'current') throw new Error(`${primary}/${secondary} was not quoted.`);
  return made;
}

it('a quotation holds once it is confirmed, its spread taken off, and is made once for each key', async () => {
  const key = once();
  const proposed = await quote('USD', 'CNY', {}, key);
  expect([proposed.status, proposed.body.status]).toEqual([201, 'pending']);
  expect((await quote('USD', 'CNY', {}, key)).body).toEqual(proposed.body);
  expect((await now('USD', 'CNY')).code).toBe('RATE_UNAVAILABLE');
  const before = await listed('USD', 'CNY');
  expect(before).toMatchObject({
    total: 0,
    waiting: [{ id: proposed.body.id, operation: 'createQuotation', mine: true }],
  });
  await confirmed(god2, proposed);
  const { list, waiting } = await listed('USD', 'CNY');
  expect([list.length, waiting]).toEqual([1, []]);
  const [made] = list;
  expect(made).toMatchObject({
    mid: '7.1',
    spread: '0.1',
    final: '7',
    status: 'current',
    source: 'desk',
    made_by: { name: '高建明' },
  });
  expect((await now('USD', 'CNY')).rate).toBe('7');
  expect(fieldsOf(await quote('USD', 'CNY'))).toEqual({ secondary: 'FIELD_TAKEN' });
  expect(await lastEntryAndEventOn(server(), made?.id ?? '')).toMatchObject({
    entry: { action: 'rate.created', after: { pair: 'USD/CNY', final: '7' } },
    sent: { topic: 'rate' },
  });
});

// @rule settings: A rate change is a new row; booked rates never move
// @in ./quote-rate.ts
it('a change is a new row: the old one, and what was booked at it, stay as they were', async () => {
  const { db } = server();
  const made = await quoted('USD', 'HKD', { mid: '7.8' });
  const holder = await addClient(db, { currencies: ['HKD'] });
  const booked = await addDeposit(db, holder, { currency: 'USD', into: 'HKD', amount: '100.00' });
  const changed = await change(made.id);
  expect(changed.status).toBe(200);
  expect((await listed('USD', 'HKD')).list).toEqual([made]);
  await confirmed(god2, changed);
  const both = (await listed('USD', 'HKD')).list;
  expect(both.map(({ final, status, version }) => [final, status, version])).toEqual([
    ['8', 'current', 1],
    ['7.7', 'replaced', made.version],
  ]);
  expect(both.map(({ id }) => id === made.id)).toEqual([false, true]);
  const [after] = await db.select().from(deposit).where(eq(deposit.id, booked.id));
  expect(after).toEqual(booked);
  expect((await change(made.id)).body.code).toBe('INVALID_TRANSITION');
});

it('one of many simultaneous changes is proposed, and one of many confirmations makes it', async () => {
  const made = await quoted('EUR', 'USD');
  expect((await change(made.id, { version: 9 })).body.code).toBe('STALE_RECORD');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => change(made.id, { mid: `${at + 2}` })),
  );
  const proposed = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  expect(proposed).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.code)).toEqual(Array(9).fill('PROPOSAL_OPEN'));
  const decided = await Promise.all(
    Array.from({ length: 10 }, () => auditProposal(god2, proposed[0])),
  );
  expect(decided.map(({ body }) => body.code ?? body.status).toSorted()).toEqual([
    ...Array(9).fill('PROPOSAL_CLOSED'),
    'applied',
  ]);
  const { list } = await listed('EUR', 'USD');
  expect(list.map(({ status }) => status)).toEqual(['current', 'replaced']);
});

// @rule second-person: Of several identical creations, one is confirmed
// @in ./quote-rate.ts
it('one of many first quotations of a pair is made when all are confirmed at once', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => quote('GBP', 'USD')));
  expect(made.map(({ body }) => body.status)).toEqual(made.map(() => 'pending'));
  const answers = await Promise.all(made.map(({ body }) => auditProposal(god2, body)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(fieldsOf)).toEqual(Array(9).fill({ secondary: 'FIELD_TAKEN' }));
  const { total, waiting } = await listed('GBP', 'USD');
  expect([total, waiting.length]).toEqual([1, 9]);
  for (const { id, version } of waiting) await withdrawProposal(god, { id, version });
});

// @rule second-person: Rates, currency pairs, bank cards and trade permissions never change by one person
// @in domains/approval/two-people.ts
it('a rate is neither quoted nor changed by one person, in two steps neither', async () => {
  const { body: creation } = await quote('JPY', 'USD');
  const alone = await auditProposal(god, creation);
  expect([alone.status, alone.body.code]).toEqual([403, 'SELF_APPROVAL']);
  expect((await quote('JPY', 'USD')).body.status).toBe('pending');
  expect((await now('JPY', 'USD')).code).toBe('RATE_UNAVAILABLE');

  const made = await quoted('JPY', 'CNY');
  const { body: proposal } = await change(made.id);
  expect((await listed('JPY', 'CNY')).waiting).toContainEqual(
    expect.objectContaining({
      id: proposal.id,
      operation: 'updateQuotation',
      maker: { id: proposal.maker.id, name: '高建明' },
      changes: [
        { field: 'mid', before: '7.1', after: '8' },
        { field: 'spread', before: '0.1', after: '0' },
      ],
    }),
  );
  expect((await auditProposal(god, proposal)).body.code).toBe('SELF_APPROVAL');
  const again = await change(made.id);
  expect([again.status, again.body.code]).toEqual([409, 'PROPOSAL_OPEN']);
  expect((await listed('JPY', 'CNY')).list).toEqual([made]);
  // Ending a rate by one user is safe: it yields no money.
  expect((await end(made.id)).status).toBe(200);
  const late = await auditProposal(god2, proposal);
  expect([late.status, late.body.code]).toEqual([409, 'PROPOSAL_CLOSED']);
});

it('a rate that expires while its change waits is not changed by the confirmation', async () => {
  const made = await quoted('JPY', 'HKD');
  const { body: proposal } = await change(made.id);
  await server().owner.update(rate).set({ expiresAt: new Date() }).where(eq(rate.id, made.id));
  const late = await auditProposal(god2, proposal);
  expect([late.status, late.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  expect((await now('JPY', 'HKD')).code).toBe('RATE_UNAVAILABLE');
});

it('an ended rate leaves its pair without one, until it is quoted again', async () => {
  const made = await quoted('SGD', 'USD');
  expect((await end(made.id, 2)).body.code).toBe('STALE_RECORD');
  const ended = await end(made.id);
  expect(ended.body).toMatchObject({ id: made.id, status: 'ended', version: 2, final: '7' });
  expect((await now('SGD', 'USD')).code).toBe('RATE_UNAVAILABLE');
  expect((await end(made.id, 2)).body.code).toBe('INVALID_TRANSITION');
  await quoted('SGD', 'USD', { mid: '2' });
  expect((await now('SGD', 'USD')).rate).toBe('1.9');
});

it.each([
  ['AUD', 'AUD', {}, { secondary: 'FIELD_INVALID' }],
  ['AUD', 'ABC', {}, { secondary: 'FIELD_INVALID' }],
  ['AUD', 'USD', { mid: '0' }, { mid: 'AMOUNT_NOT_POSITIVE' }],
  ['AUD', 'USD', { spread: '7.1' }, { spread: 'FIELD_INVALID' }],
  ['AUD', 'USD', { spread: '-1' }, { spread: 'FIELD_INVALID' }],
  ['AUD', 'USD', { expires_at: '2020-01-01T00:00:00Z' }, { expires_at: 'FIELD_INVALID' }],
])('%s/%s with %j is refused at its field', async (primary, secondary, fields, errors) => {
  expect(fieldsOf(await quote(primary, secondary, fields))).toEqual(errors);
});

it('the database itself refuses to move a rate', async () => {
  const made = await quoted('CAD', 'USD');
  const attempt = server().db.update(rate).set({ final: '9' }).where(eq(rate.id, made.id));
  await expect(attempt.execute()).rejects.toThrow();
});

it('rates are for administrators alone, and exported', async () => {
  const read = () => ({ method: 'GET' as const, path });
  expect(await statusesByRole(server(), read)).toEqual([200, 403, 403, 403]);
  await quoted('USDC', 'USD', { mid: '1', spread: '0.5' });
  expect((await god.get(`${path}/export?primary=USDC`)).body).toContain('USDC,USD,1,0.5,0.5');
});
