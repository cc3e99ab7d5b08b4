import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { expect, it } from 'vitest';
import { deposit, withdrawal } from '../../kernel/db/schema.ts';
import { batches } from '../../kernel/db/update-each.ts';
import { plus } from '../../kernel/money/decimal.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal, bankDestination, putIn } from '../../testing/credit-fixtures.ts';
import { addClient, addDeposit, staffId } from '../../testing/deposit-fixtures.ts';
import { noisyLines } from '../../testing/noisy-lines.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import type { Candidate } from './compare-lines.ts';

// Its records are stored without their entries.
const server = useTestServer({ brokenBooks: true });
const base = '/reconciliation/admin/v1';
const count = 10_000;

async function store(records: readonly Candidate[], dayOf: (day: string) => string) {
  const { db } = server();
  const client = await addClient(db);
  await putIn(db, client, '1000.00');
  const paidIn = await addDeposit(db, client);
  const paidOut = await addWithdrawal(db, client);
  const sentById = await staffId(db, 'god');
  const keyed = records.map((record) => ({ ...record, key: randomUUID() as string }));
  const of = ({ key, id, day, amount }: (typeof keyed)[number]) => {
    const at = new Date(`${dayOf(day)}T12:00:00Z`);
    return {
      ...{ id: key, amount, baseAmount: amount, orderNo: `X${id}` },
      ...{ madeAt: at, createdAt: at, updatedAt: at },
    };
  };
  const deposits = keyed
    .filter(({ direction }) => direction === 'in')
    .map((one) => ({
      ...{ ...paidIn, ...of(one), subType: 'bank' as const },
      ...{ referenceNo: one.reference, payerName: one.name },
    }));
  const payouts = keyed
    .filter(({ direction }) => direction === 'out')
    .map((one) => ({
      ...{ ...paidOut, ...of(one), fee: '0', netAmount: one.amount, status: 'approved' as const },
      destination: { ...bankDestination, holder_name: one.name ?? '' },
      ...{ checkerId: sentById, checkedAt: new Date(`${dayOf(one.day)}T11:00:00Z`) },
      ...{ payout: 'sent' as const, sentById, sentAt: new Date(`${dayOf(one.day)}T12:00:00Z`) },
      ...{ sentOn: dayOf(one.day), payoutReference: one.reference },
      payoutReferenceKey: `bank ${one.reference}`,
    }));
  for (const batch of batches(deposits)) await db.insert(deposit).values(batch);
  for (const batch of batches(payouts)) await db.insert(withdrawal).values(batch);
  return new Map(keyed.map(({ key, id }) => [key, id]));
}

// @rule reconciliation: Ten thousand open lines in both directions are listed with their proposals, none matched wrongly
// @in ./differences.ts ./paid-records.ts
it('ten thousand lines in and out are imported, and listed without a wrong automatic match', async () => {
  const { lines, records, truth } = noisyLines(count, 4, { bothWays: true });
  const { api } = await signedInPerson(server());
  const last =
    lines
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? '';
  const shiftMs = Date.parse(new Date().toISOString().slice(0, 10)) - Date.parse(last);
  const dayOf = (day: string) => new Date(Date.parse(day) + shiftMs).toISOString().slice(0, 10);
  const recordOf = await store(records, dayOf);
  const signed = lines.map((one) => (one.direction === 'in' ? one.amount : `-${one.amount}`));
  const rows = lines.map(({ day, payer, reference, text }, at) =>
    [dayOf(day), signed[at], `"${payer ?? ''}"`, reference ?? '', text].join(','),
  );
  const statement = {
    content: ['Date,Amount,Name,Reference,Description', ...rows].join('\n'),
    ...{ acc_no: '62000001', bank_name: 'Test bank', currency: 'USD', number: 'S-1' },
    ...{ opening: '0.00', closing: signed.reduce((sum, amount) => plus(sum, amount), '0') },
  };
  const imported = await api.call('POST', `${base}/statement/import`, statement, once());
  expect(imported.body).toMatchObject({ line_count: lines.length, difference: '0.00' });

  let automatic = 0;
  for (const direction of ['in', 'out']) {
    const query = `size=200&automatic=true&direction=${direction}`;
    const { status, body } = await api.get(`${base}/list?${query}`);
    expect([status, body.list.length]).toEqual([200, 200]);
    const wrong = body.list.filter((item: Schemas.ReconciliationItem) =>
      item.lines.some(({ position }) =>
        item.records.every(({ id }) => truth.get(`line-${position - 1}`) !== recordOf.get(id)),
      ),
    );
    expect(wrong).toEqual([]);
    automatic += body.total;
  }
  expect(automatic / truth.size).toBeGreaterThan(0.6);
}, 120_000);
