import type { Schemas } from '@brokerdesk/sdk';
import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog, setting } from '../../kernel/db/schema.ts';
import { fieldsOf, once, statusesByRole } from '../../testing/config-calls.ts';
import { defaultQueueTargets } from '../../testing/default-queue-targets.ts';
import { defaultRiskLevels } from '../../testing/default-risk-levels.ts';
import { addClient, addDeposit, staffId } from '../../testing/deposit-fixtures.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, withdrawProposal } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const path = '/config/admin/v1/trade';
const god = () => server().signIn('god');
const config = async () => {
  const { waiting: _, ...body } = (await (await god()).get(path)).body;
  return body as Schemas.TradeConfig;
};
const amounts = {
  record: '10000',
  maker_day: '50000',
  maker_week: '150000',
  client_day: '20000',
  client_week: '50000',
  pair_day: '10000',
  pair_week: '20000',
};
const withCredit = (seen: Schemas.TradeConfig, record: string): Schemas.TradeConfig => ({
  ...seen,
  limits: { ...seen.limits, credit: { ...seen.limits.credit, record } },
  reason: 'More approvers',
});

async function changed(wanted: Schemas.TradeConfig) {
  const proposal = (await (await god()).call('PUT', path, wanted)).body;
  const answer = await auditProposal(await server().signIn('god2'), proposal);
  expect(answer.status).toBe(200);
  return answer.body;
}

it('the trade config has its defaults, and is changed by two people in the version that was seen', async () => {
  const seen = await config();
  expect(seen).toEqual({
    base_currency: 'USD',
    limits: {
      ...{
        credit: amounts,
        withdrawal: amounts,
        profit: amounts,
        rollback: amounts,
        exchange: amounts,
      },
      total: { maker_day: '75000', maker_week: '200000' },
    },
    fees: { withdrawal_pct: '0', withdrawal_min: '0', exchange_pct: '0', trade_pct: '0' },
    profit: {
      price_distance_pct: { stock: '20', block: '20', ipo: '100' },
      target_tolerance_pct: '20',
      day_cap_pct: '5',
    },
    risk: defaultRiskLevels,
    messages: { alone_max: 50 },
    queue_targets: defaultQueueTargets,
    work: { claim_minutes: 15, open_max: 20 },
    factors: { god: 'none', angel: 'none', superman: 'none', hero: 'none' },
    max_ages: { rate_hours: 72, nav_days: 14, close_days: 14 },
    version: 1,
  });
  const who = await god();
  const wanted = withCredit(seen, '500');
  const proposed = await who.call('PUT', path, wanted);
  expect(proposed.body).toMatchObject({
    status: 'pending',
    limit: 'config',
    changes: [{ field: 'limits.credit.record', before: '10000', after: '500' }],
    decision: { approve: false, withdraw: true, blocked_code: 'SELF_APPROVAL' },
  });
  expect(await config()).toEqual(seen);
  expect((await who.get(path)).body.waiting).toMatchObject([{ id: proposed.body.id, mine: true }]);
  const alone = await auditProposal(who, proposed.body);
  expect([alone.status, alone.body.code]).toEqual([403, 'SELF_APPROVAL']);
  const done = await auditProposal(await server().signIn('god2'), proposed.body);
  expect(done.body).toMatchObject({ status: 'applied', maker: { name: '高建明' } });
  const { reason: _, ...kept } = wanted;
  expect(await config()).toEqual({ ...kept, version: 2 });
  const stale = await who.call('PUT', path, seen);
  expect(stale.body).toMatchObject({ code: 'STALE_RECORD', current: { version: 2 } });
});

it('the new limit holds for the next decision', async () => {
  const { db, signIn } = server();
  await changed(withCredit(await config(), '50'));
  const made = await addDeposit(db, await addClient(db), { amount: '50.01', maker: 'angel' });
  const angel = await signIn('angel');
  const audit = { result: 'approved', version: 1 };
  const answer = await angel.call('PUT', `/deposit/admin/v1/audit/${made.id}`, audit, once());
  expect(answer.body.code).toBe('SELF_APPROVAL');
});

// @rule second-person: One change of a record waits at a time; only its maker withdraws it
// @in domains/approval/two-people.ts
it('a change that waits is the only one, and is withdrawn by its maker alone', async () => {
  const [who, other] = [await god(), await server().signIn('god2')];
  const seen = await config();
  const first = (await who.call('PUT', path, withCredit(seen, '60'))).body;
  const second = await other.call('PUT', path, withCredit(seen, '70'));
  expect([second.status, second.body.code]).toEqual([409, 'PROPOSAL_OPEN']);
  const foreign = await withdrawProposal(other, first);
  expect([foreign.status, foreign.body.code]).toEqual([403, 'NOT_YOUR_PROPOSAL']);
  expect((await withdrawProposal(who, first)).body.status).toBe('withdrawn');
  const late = await auditProposal(other, first);
  expect([late.status, late.body.code]).toEqual([409, 'PROPOSAL_CLOSED']);
  expect(await config()).toEqual(seen);
});

it('its history is what was proposed about it, and nothing about another record', async () => {
  const who = await god();
  const made = (await who.call('PUT', path, withCredit(await config(), '77'))).body;
  expect((await withdrawProposal(who, made)).body.status).toBe('withdrawn');
  const about = async (type: string, id: string) =>
    (await who.get(`/approval/admin/v1/list?subject_type=${type}&subject_id=${id}`)).body;
  const { list } = await about('setting', 'trade');
  expect(list).toContainEqual(expect.objectContaining({ id: made.id, status: 'withdrawn' }));
  expect((await about('setting', 'app')).total).toBe(0);
  expect((await about('rate', 'trade')).total).toBe(0);
});

// @rule second-person: A proposal never overwrites a later change
// @in ./trade-config.ts
it('what was changed in the meantime is not overwritten, should its proposal still wait', async () => {
  const [who, other] = [await god(), await server().signIn('god2')];
  const seen = await config();
  const proposal = (await who.call('PUT', path, withCredit(seen, '80'))).body;
  await server()
    .db.update(setting)
    .set({ version: seen.version + 1 })
    .where(eq(setting.key, 'trade'));
  const answer = await auditProposal(other, proposal);
  expect([answer.status, answer.body.code]).toEqual([409, 'STALE_RECORD']);
  expect((await auditProposal(other, proposal, 'rejected')).body.status).toBe('rejected');
});

// @rule settings: The base currency is fixed once money is recorded
it('the base currency is fixed once a deposit is recorded', async () => {
  const { db } = server();
  const who = await god();
  await addDeposit(db, await addClient(db));
  const answer = await who.call('PUT', path, { ...(await config()), base_currency: 'HKD' });
  expect(answer.body).toMatchObject({ status: 409, code: 'BASE_CURRENCY_FIXED' });
});

it('amounts fit the base currency, and percentages are percentages', async () => {
  const who = await god();
  const seen = await config();
  const unknown = await who.call('PUT', path, { ...seen, base_currency: 'ABC' });
  expect(fieldsOf(unknown)).toEqual({ base_currency: 'FIELD_INVALID' });
  const fees = { ...seen.fees, withdrawal_pct: '101' };
  expect(fieldsOf(await who.call('PUT', path, { ...seen, fees }))).toEqual({
    'fees.withdrawal_pct': 'FIELD_INVALID',
  });
});

// @rule settings: A record's limit never exceeds a day's, nor a day's a week's
it.each([
  ['a record', 'a day', { record: '10000.01' }, ['pair_day']],
  ['a day', 'a week', { maker_day: '150000.01', client_day: '50000' }, ['maker_week']],
])(
  'limits of %s above those of %s are refused at the longer period',
  async (_, _1, fields, names) => {
    const seen = await config();
    const credit = { ...amounts, ...fields };
    const body = { ...seen, limits: { ...seen.limits, credit } };
    const refused = Object.fromEntries(
      names.map((name) => [`limits.credit.${name}`, 'LIMITS_CONTRADICT']),
    );
    expect(fieldsOf(await (await god()).call('PUT', path, body))).toEqual(refused);
  },
);

// @rule settings: A change of limits has a reason, shown to the second person and audited
// @in ./trade-config.ts features/trade-config/part-fields.tsx
it('a change of limits has a reason, shown to the second person and written to the audit log', async () => {
  const who = await god();
  const second = await server().signIn('god2');
  const reason = 'One more team approves deposits';
  const wanted = withCredit(await config(), '90');
  const { body: made } = await who.call('PUT', path, { ...wanted, reason: ` ${reason} ` });
  expect(made.note).toBe(reason);
  expect(await lastEntry(server())).toMatchObject({ action: 'proposal.made', after: { reason } });
  expect((await second.get(`/approval/admin/v1/${made.id}`)).body.note).toBe(reason);
  expect((await second.get(path)).body.waiting).toMatchObject([{ note: reason }]);
  await auditProposal(second, made);
  const [entry] = await server()
    .db.select()
    .from(auditLog)
    .where(eq(auditLog.action, 'setting.changed'))
    .orderBy(desc(auditLog.seq));
  expect(entry?.after).toMatchObject({ reason });
  expect(await config()).not.toHaveProperty('reason');
  for (const silent of [undefined, ' ']) {
    const body = { ...withCredit(await config(), '91'), reason: silent };
    expect(fieldsOf(await who.call('PUT', path, body))).toEqual({ reason: 'FIELD_REQUIRED' });
  }
});

it('what bounds a profit is a percentage, and kept', async () => {
  const who = await god();
  const seen = await config();
  const with_ = (fields: object) => ({ ...seen, profit: { ...seen.profit, ...fields } });
  const { price_distance_pct: distances } = seen.profit;
  const wrong = [
    with_({ day_cap_pct: '101' }),
    with_({ target_tolerance_pct: '-1' }),
    with_({ price_distance_pct: { ...distances, stock: '100.5' } }),
  ];
  expect(
    (await Promise.all(wrong.map((body) => who.call('PUT', path, body)))).map(fieldsOf),
  ).toEqual([
    { 'profit.day_cap_pct': 'FIELD_INVALID' },
    { 'profit.target_tolerance_pct': 'FIELD_INVALID' },
    { 'profit.price_distance_pct.stock': 'FIELD_INVALID' },
  ]);
  const wanted = with_({ day_cap_pct: '2.5', price_distance_pct: { ...distances, ipo: '250' } });
  const proposed = await who.call('PUT', path, wanted);
  expect(proposed.body.changes).toEqual([
    { field: 'profit.price_distance_pct.ipo', before: '100', after: '250' },
    { field: 'profit.day_cap_pct', before: '5', after: '2.5' },
  ]);
  await withdrawProposal(who, proposed.body);
});

// @rule settings: Queue targets are settings, changed by two people, and mark what is late
// @in domains/figures/waiting-queues.ts
it('the targets of the queues are whole minutes, kept if a change says nothing, and hold for the dashboard', async () => {
  const who = await god();
  const seen = await config();
  const withTargets = (fields: object) => ({
    ...seen,
    queue_targets: { ...defaultQueueTargets, ...fields },
  });
  for (const deposit of [0, 1.5, 43_201]) {
    const refused = await who.call('PUT', path, withTargets({ deposit }));
    expect(fieldsOf(refused)).toHaveProperty(['queue_targets.deposit']);
  }
  expect(await changed(withTargets({ deposit: 30 }))).toMatchObject({
    changes: [{ field: 'queue_targets.deposit', before: '120', after: '30' }],
  });
  // A client of an older version names neither the queues of orders nor their risk.
  const { payment_due: _p, awaiting_settlement: _a, matured: _m, ...older } = defaultQueueTargets;
  const { order: _o, ...olderRisk } = seen.risk;
  await changed({
    ...(await config()),
    queue_targets: { ...older, deposit: 30, loan: 10 },
    risk: olderRisk,
  });
  expect(await config()).toMatchObject({
    queue_targets: { ...defaultQueueTargets, deposit: 30, loan: 10 },
    risk: { order: { client_unverified: 'look' } },
  });
  const { queue_targets: _, ...without } = await config();
  await changed({ ...without, messages: { alone_max: 51 } });
  expect((await config()).queue_targets).toEqual({ ...defaultQueueTargets, deposit: 30, loan: 10 });
  const { body } = await who.get('/stat/admin/v1/summary');
  expect(body.queues).toContainEqual(
    expect.objectContaining({ queue: 'deposit', target_minutes: 30 }),
  );
});

// @rule settings: Duration of claims and open records are settings, changed by two people
// @in ./trade-config.ts
it('the limits of claims are whole numbers, kept if a change says nothing, and hold at once', async () => {
  const who = await god();
  const { work, ...older } = await config();
  const refused = [
    { ...work, claim_minutes: 0 },
    { ...work, claim_minutes: 481 },
    { ...work, open_max: 1.5 },
    { ...work, open_max: 501 },
  ].map((wrong) => who.call('PUT', path, { ...older, work: wrong }));
  expect((await Promise.all(refused)).map((answer) => Object.keys(fieldsOf(answer)))).toEqual([
    ...[['work.claim_minutes'], ['work.claim_minutes']],
    ...[['work.open_max'], ['work.open_max']],
  ]);
  expect(await changed({ ...older, work: { claim_minutes: 5, open_max: 3 } })).toMatchObject({
    changes: [
      { field: 'work.claim_minutes', before: '15', after: '5' },
      { field: 'work.open_max', before: '20', after: '3' },
    ],
  });
  const { work: _, ...without } = await config();
  await changed({ ...without, messages: { alone_max: 52 } });
  expect((await config()).work).toEqual({ claim_minutes: 5, open_max: 3 });
  const id = await staffId(server().db, 'god');
  const { body } = await who.get(`/work/admin/v1/availability/${id}`);
  expect(body.default_capacity).toBe(3);
});

it('the defaults of the risk levels stay what they are when the levels are changed', async () => {
  const who = await god();
  const defaults = async () => (await who.get(`${path}/risk_defaults`)).body;
  const before = await defaults();
  expect(before.withdrawal).toMatchObject({ new_destination: 'look', holder_differs: 'stop' });
  const seen = await config();
  const withdrawal = { ...seen.risk.withdrawal, new_destination: 'stop' as const };
  await changed({ ...seen, risk: { ...seen.risk, withdrawal } });
  expect((await config()).risk.withdrawal.new_destination).toBe('stop');
  expect(await defaults()).toEqual(before);
});

it('the trade config is for administrators alone', async () => {
  const read = () => ({ method: 'GET' as const, path });
  expect(await statusesByRole(server(), read)).toEqual([200, 403, 403, 403]);
  const seen = withCredit(await config(), '90');
  const defaults = () => ({ method: 'GET' as const, path: `${path}/risk_defaults` });
  expect(await statusesByRole(server(), defaults)).toEqual([200, 403, 403, 403]);
  const write = () => ({ method: 'PUT' as const, path, body: seen });
  expect(await statusesByRole(server(), write)).toEqual([200, 403, 403, 403]);
});
