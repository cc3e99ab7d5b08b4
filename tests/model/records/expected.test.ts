import {
  type OrderKind,
  orderStates,
  type RecordLife,
  records,
} from '@brokerdesk/machines/records';
import { expect, it } from 'vitest';
import { expected, expectedOrder, linesOf } from './expected.ts';

const kinds = Object.keys(orderStates) as OrderKind[]; // Its keys are the kinds.

const packaged = [
  ...Object.entries(records).map(([name, life]) => ({
    name,
    life,
    wanted: expected[name as keyof typeof records],
  })),
  ...kinds.map((kind) => ({
    name: `order of the kind ${kind}`,
    life: { start: records.order.start, states: orderStates[kind] },
    wanted: expectedOrder(kind),
  })),
];

it.each(packaged)('the package has the table of $name that is expected', ({ life, wanted }) => {
  const described = ({ start, states }: RecordLife) => ({ start, changes: linesOf(states) });
  expect(described(life)).toEqual(described(wanted));
});
