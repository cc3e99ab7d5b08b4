import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient, addRate, readAccount } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const makers = ['angel', 'angel2', 'god'] as const;
let people: ApiClient[];

beforeAll(async () => {
  people = await Promise.all(makers.map((name) => server().signIn(name)));
  await addRate(server().db, { primary: 'EUR', secondary: 'USD', final: '1.0857' });
});

type Status = 'pending' | 'approved' | 'rejected' | 'rolled_back';

/** The deposit as a few lines of arithmetic know it. */
interface Known {
  id: string;
  maker: number;
  credited: string;
  base: Big;
  status: Status;
  version: number;
}

const create = fc.record({
  kind: fc.constant('create' as const),
  cents: fc.integer({ min: 1, max: 3_000_000 }),
  currency: fc.constantFrom('USD', 'EUR'),
  who: fc.nat(2),
});
const decide = fc.record({
  kind: fc.constantFrom('approve' as const, 'reject' as const, 'rollback' as const),
  which: fc.nat(20),
  who: fc.nat(2),
});
/** Steps of one group are sent together. */
const histories = fc.array(
  fc.array(fc.oneof({ weight: 2, arbitrary: create }, { weight: 3, arbitrary: decide }), {
    minLength: 1,
    maxLength: 5,
  }),
  { minLength: 2, maxLength: 6 },
);

type Transition = { kind: 'approve' | 'reject' | 'rollback'; which: number; who: number };

const leadsTo = { approve: 'approved', reject: 'rejected', rollback: 'rolled_back' } as const;
const comesFrom = { approve: 'pending', reject: 'pending', rollback: 'approved' } as const;

it('keeps the books right in every history, and the balance what simple arithmetic says', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (groups) => {
      const client = await addClient(server().db, { currencies: ['USD'] });
      const accountId = client.accounts['USD'] ?? '';
      const known: Known[] = [];

      const make = async (step: { cents: number; currency: string; who: number }) => {
        const amount = new Big(step.cents).div(100);
        const { status, body } = await call(step.who, 'POST', `v2/specialized/${client.id}`, {
          account_id: accountId,
          amount: amount.toFixed(2),
          currency: step.currency,
          sub_type: 'bank',
          payer_name: '测试客户',
          reference_no: randomUUID(),
        });
        const inDollars = step.currency === 'USD' ? amount : amount.times('1.0857');
        const credited = inDollars.round(2, Big.roundDown);
        if (credited.eq(0)) return expect(status).toBe(400);
        expect([status, body.credited_amount]).toEqual([201, credited.toFixed(2)]);
        known.push({
          id: body.id,
          maker: step.who,
          credited: body.credited_amount,
          base: inDollars,
          status: 'pending',
          version: 1,
        });
      };

      const apply = async (step: Transition, seen: readonly Known[]) => {
        const target = seen[step.which % seen.length];
        if (target === undefined) return;
        // As it was when the group began: what the others of the group do comes in between.
        const { version, status: before } = target;
        const own = target.maker === step.who && target.base.gt(10_000);
        const answer = await sendDecision(step, target);
        if (answer.status !== 200) return expect([403, 409]).toContain(answer.status);
        expect(before).toBe(comesFrom[step.kind]);
        if (answer.body.status === before) {
          // A first signature moves nothing: it waits for another one.
          return expect(answer.body.decision.second_person.waiting.mine).toBe(true);
        }
        expect(step.kind === 'approve' && own).toBe(false);
        // A second success from the same state would have been a double decision.
        expect(target).toMatchObject({ version, status: before });
        target.status = leadsTo[step.kind];
        target.version = answer.body.version;
      };

      for (const group of groups) {
        const seen = [...known];
        await Promise.all(
          group.map((step) => (step.kind === 'create' ? make(step) : apply(step, seen))),
        );
      }

      const due = known
        .filter(({ status }) => status === 'approved')
        .reduce((sum, { credited }) => sum.plus(credited), new Big(0));
      const { balance, deposit } = await readAccount(server().db, accountId);
      expect([new Big(balance).toFixed(2), new Big(deposit).toFixed(2)]).toEqual([
        due.toFixed(2),
        due.toFixed(2),
      ]);
      expect(await checkLedger(server().db)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

function sendDecision({ kind, who }: Transition, { id, version }: Pick<Known, 'id' | 'version'>) {
  if (kind === 'rollback') {
    return call(who, 'PUT', `v1/rollback/${id}`, { reason: 'returned', version });
  }
  const body = { result: leadsTo[kind], reason: 'seen', version };
  return call(who, 'PUT', `v1/audit/${id}`, body);
}

function call(who: number, method: 'POST' | 'PUT', path: string, body: object) {
  const person = people[who];
  if (person === undefined) throw new Error('Nobody has signed in.');
  return person.call(method, `/deposit/admin/${path}`, body, { 'idempotency-key': randomUUID() });
}
