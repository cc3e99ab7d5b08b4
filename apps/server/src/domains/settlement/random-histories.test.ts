import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { readAccount } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  type ProductFixture,
} from '../../testing/trade-fixtures.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import { lapseUnpaidAllotments } from './payments.ts';

const server = useTestServer();
let people: ApiClient[];

beforeAll(async () => {
  people = await Promise.all(['angel', 'angel2', 'god'].map((name) => server().signIn(name)));
});

interface Known {
  id: string;
  kind: string;
  version: number;
  status: string;
  paid: Big;
  frozen: Big;
  result: Big;
}

const actions = [
  'approve',
  'reject',
  'pay',
  'sell',
  'clear',
  'complete',
  'withdraw',
  'lapse',
] as const;
const order = fc.record({
  what: fc.constant('order' as const),
  kind: fc.constantFrom('stock' as const, 'ipo' as const, 'quant' as const, 'subscribe' as const),
});
const move = fc.record({
  what: fc.constantFrom(...actions),
  which: fc.nat(20),
  who: fc.nat(2),
  cents: fc.integer({ min: -30_000, max: 60_000 }),
});
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

/** Steps of one group are sent together. */
const histories = fc.array(
  fc.array(fc.oneof({ weight: 2, arbitrary: order }, { weight: 7, arbitrary: move }), {
    minLength: 2,
    maxLength: 6,
  }),
  { minLength: 4, maxLength: 8 },
);

const pathOf = { approve: 'audit', reject: 'audit', pay: 'pay', withdraw: 'withdraw' } as const;
const targets = { sell: 'sold', clear: 'unsettled', complete: 'completed' } as const;

/** A stock by a price about 3.33, a strategy by a profit up to 15.00: some of each are refused. */
function resultOf(kind: string, cents: number) {
  if (kind === 'stock') return { price: new Big(cents).div(60_000).plus('3.33').toFixed(4) };
  if (kind === 'ipo') return { price: new Big(cents).div(10_000).plus('4').toFixed(4) };
  return { profit: new Big(cents).div(1000).toFixed(2), remark: 'As the statement says' };
}

function bodyOf(
  what: Exclude<(typeof actions)[number], 'lapse'>,
  { kind, version }: Pick<Known, 'kind' | 'version'>,
  cents: number,
) {
  const amount = new Big(cents).div(100);
  if (what === 'approve') return { result: 'approved', version };
  if (what === 'reject') return { result: 'rejected', reason: 'seen', version };
  if (what === 'withdraw') return { reason_code: 'client_request', version };
  if (what === 'pay') return { amount: amount.abs().toFixed(2), version };
  const made = what === 'sell' ? resultOf(kind, cents) : {};
  return { to: targets[what], version, ...made };
}

function note(known: Known, body: Schemas.Trade): void {
  known.version = body.version;
  known.status = body.status;
  known.paid = new Big(body.paid);
  known.frozen = new Big(body.frozen);
  const earns = body.status === 'completed' && known.kind !== 'subscribe';
  if (earns) known.result = known.paid.plus(body.profit ?? '0').minus(body.fee);
}

// @rule trade-records: Any history of trades keeps the ledger balanced
// @in platform/ledger/ledger-check.ts
it('every history of trades keeps the books right, and the balance that of simple arithmetic', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (groups) => {
      const { db } = server();
      const client = await addRichClient(db, { money: '10000.00' });
      const products: Record<'stock' | 'ipo' | 'quant' | 'subscribe', ProductFixture> = {
        stock: await addProduct(db, 'stock', { poolQty: 500, terms: { limit_up_price: '3.33' } }),
        ipo: await addProduct(db, 'ipo', {
          terms: {
            issue_price: '4.00',
            funding_model: 'pay_on_win',
            pay_deadline: '2099-01-01T00:00:00Z',
          },
        }),
        quant: await addProduct(db, 'quant'),
        subscribe: await addProduct(db, 'ai'),
      };
      const known: Known[] = [];

      const book = async (kind: keyof typeof products) => {
        const trade = await addTrade(db, client, products[kind], {
          kind,
          quantity: '100',
          amount: '300.00',
        });
        known.push({
          id: trade.id,
          kind,
          version: 1,
          status: 'awaiting',
          paid: new Big(0),
          frozen: new Big(trade.frozen),
          result: new Big(0),
        });
      };

      const allotTo = async (person: ApiClient, target: Known) => {
        await allot(db, target).catch(() => null);
        const { body } = await person.get(`/trx/admin/v1/${target.kind}/${target.id}`);
        note(target, body.trade);
      };

      const perform = async (step: Move, seen: Known[]) => {
        const target = seen[step.which % seen.length];
        const person = people[step.who];
        if (target === undefined || person === undefined) return;
        if (step.what === 'lapse') return;
        // As it was when the group began: what the others of the group do comes in between.
        const { version } = target;
        const path = step.what in pathOf ? pathOf[step.what as keyof typeof pathOf] : 'settle';
        const answer = await person.call(
          'POST',
          `/trx/admin/v1/${target.kind}/${path}/${target.id}`,
          bodyOf(step.what, { kind: target.kind, version }, step.cents),
          once(),
        );
        if (answer.status !== 200) return expect([400, 409]).toContain(answer.status);
        // A second success from the same version would have been a double decision.
        expect(target.version).toBe(version);
        note(target, await confirmed(step, target, answer.body));
      };

      const confirmed = async (
        { what, who }: Move,
        { kind, id }: Known,
        trade: Schemas.Trade,
      ): Promise<Schemas.Trade> => {
        const waiting = trade.decision.second_person?.waiting;
        if (what !== 'sell' || waiting == null) return trade;
        const second = people[(who + 1) % people.length] as ApiClient;
        await auditProposal(second, waiting);
        return (await second.get(`/trx/admin/v1/${kind}/${id}`)).body.trade;
      };

      const approve = (step: Move, seen: Known[]) => {
        const target = seen[step.which % seen.length];
        const person = people[step.who];
        return target?.kind === 'ipo' && person ? allotTo(person, target) : perform(step, seen);
      };

      for (const group of groups) {
        const seen = [...known];
        await Promise.all(
          group.map((step) => {
            if (step.what === 'order') return book(step.kind);
            return step.what === 'approve' ? approve(step, seen) : perform(step, seen);
          }),
        );
        if (group.some(({ what }) => what === 'lapse')) {
          await lapseUnpaidAllotments(db, new Date('2100-01-01T00:00:00Z'));
          for (const one of known.filter(({ status }) => /payment|outstanding/.test(status))) {
            Object.assign(one, { status: 'released', paid: new Big(0), frozen: new Big(0) });
            one.version += 1;
          }
        }
      }

      const zero = new Big(0);
      const frozen = known.reduce((sum, one) => sum.plus(one.frozen), zero);
      const held = ['holding', 'sold', 'unsettled', 'completed'];
      const spent = known
        .filter(({ status }) => held.includes(status))
        .reduce((sum, one) => sum.plus(one.paid).minus(one.result), zero);
      const account = await readAccount(db, client.accounts['USD']);
      expect([new Big(account.balance).toFixed(2), new Big(account.frozen).toFixed(2)]).toEqual([
        new Big('10000').minus(spent).toFixed(2),
        frozen.toFixed(2),
      ]);
      expect(await checkLedger(db)).toEqual([]);
    }),
    { numRuns: 8 },
  );
}, 120_000);
