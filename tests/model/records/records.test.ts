import { type OrderKind, orderStates, type RecordLife } from '@brokerdesk/machines/records';
import { beforeAll, describe, expect, it } from 'vitest';
import { productKindNames } from '../../../apps/server/src/testing/product-fixtures.ts';
import { useTestServer } from '../../../apps/server/src/testing/test-server.ts';
import { configured, product } from './configured.ts';
import { decisions } from './decisions.ts';
import { expected, expectedOrder, expectedProducts } from './expected.ts';
import { order, paidOnWinning } from './orders.ts';
import { actionsOf, bring, type MakeSubject, type Step, stepsFrom, waysTo } from './walk.ts';
import { byTheClock, makeWorld, type World } from './world.ts';

const server = useTestServer();
let started: World;
const world = () => started;
beforeAll(async () => {
  started = await makeWorld(server());
});

interface Tested {
  life: RecordLife;
  make: MakeSubject;
  /** Records of the same calls: what can be done with those alone is tried as well, and refused. */
  kin?: readonly RecordLife['states'][];
  allows?: (step: Step) => boolean;
}

const kinds = Object.keys(orderStates) as OrderKind[]; // Its keys are the kinds.
const credits = [expected.loan.states, expected.bonus.states];
const kinOf: Record<string, Tested['kin']> = {
  loan: credits,
  compensation: credits,
  bonus: credits,
};
const tested: Record<string, Tested> = {
  ...Object.fromEntries(
    Object.entries({ ...decisions(world), ...configured(world) }).map(([name, make]) => [
      name,
      // The hosts are named like the records.
      { life: expected[name as keyof typeof expected], make, kin: kinOf[name] ?? [] },
    ]),
  ),
  ...Object.fromEntries(
    productKindNames.map((kind) => [
      `product of the kind ${kind}`,
      { life: expectedProducts[kind], make: product(world, kind) },
    ]),
  ),
  ...Object.fromEntries(
    kinds.map((kind) => [
      `order of the kind ${kind}`,
      {
        life: expectedOrder(kind),
        make: order(world, kind),
        kin: [expected.order.states, expected.subscription.states],
        // An issue alone can be paid on winning.
        ...(kind !== 'ipo' && { allows: (step: Step) => !paidOnWinning(step) }),
      },
    ]),
  ),
};

/** A call that a kind of record does not have is not found. */
const refusals = [
  'INVALID_TRANSITION',
  'ALREADY_DECIDED',
  'PROPOSAL_CLOSED',
  'NOT_FOUND',
  byTheClock.code,
];

describe.each(Object.entries(tested))('on the server, every %s', (_, walk) => {
  const { life, make, kin = [], allows } = walk;
  const ways = [...waysTo(life, allows)];

  // @rule writes: A decided record or order follows its state table
  // @in packages/machines/src/records/decisions.ts
  it.each(ways)('follows its table if it is %s', async (from, way) => {
    const steps = stepsFrom(life.states, from).filter((step) => allows?.(step) ?? true);
    for (const step of steps) {
      const subject = await bring(make, [...way, step]);
      expect([step.action, await subject.state()]).toEqual([step.action, step.to]);
    }
  });

  // @rule writes: Whatever the table lacks is refused, and the record stays
  // @in packages/machines/src/records/state-table.ts
  it.each(ways)('refuses everything else and stays as it is if it is %s', async (from, way) => {
    const subject = await bring(make, way);
    const possible = new Set(stepsFrom(life.states, from).map(({ action }) => action));
    const actions = new Set([life.states, ...kin].flatMap(actionsOf));
    for (const action of [...actions].filter((one) => !possible.has(one))) {
      const { code } = await subject.act(action, undefined);
      expect([action, code]).toEqual([action, expect.toBeOneOf(refusals)]);
      expect([action, await subject.state()]).toEqual([action, from]);
    }
  });
});

it('the lives that are walked are all that there are', () => {
  const tables = new Set<unknown>(Object.values(tested).map(({ life }) => life.states));
  const untested = Object.entries(expected).filter(([, { states }]) => !tables.has(states));
  expect(untested.map(([name]) => name)).toEqual([]);
});
