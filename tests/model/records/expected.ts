import {
  type OrderKind,
  orderStates,
  type RecordLife,
  records,
} from '@brokerdesk/machines/records';
import type { ProductKind } from '../../../apps/server/src/domains/product/product-types.ts';

/** From, action, to: the life that a record should have begins in the state of its first line. */
const life = (...lines: readonly string[]): RecordLife => {
  const states: Record<string, Record<string, string[]>> = {};
  for (const line of lines) {
    const [from = '', action = '', to = ''] = line.split(' ');
    const ends = states[from]?.[action] ?? [];
    states[from] = { ...states[from], [action]: [...ends, to] };
    states[to] ??= {};
  }
  return { start: lines[0]?.split(' ')[0] ?? '', states };
};

export const linesOf = ({ start, states }: RecordLife): string[] => [
  `begins ${start}`,
  ...Object.entries(states)
    .flatMap(([from, actions]) =>
      Object.entries(actions).flatMap(([action, ends]) =>
        (ends ?? []).map((to) => `${from} ${action} ${to}`),
      ),
    )
    .sort(),
];

const payment = life(
  'pending approve approved',
  'pending reject rejected',
  'approved rollback rolled_back',
);
const gift = life('pending approve approved', 'pending reject rejected');
const trade = life(
  'awaiting approve holding',
  'awaiting approve payment',
  'awaiting reject released',
  'awaiting withdraw released',
  'payment pay outstanding',
  'payment pay holding',
  'payment lapse released',
  'outstanding pay outstanding',
  'outstanding pay holding',
  'outstanding lapse released',
  'holding sell sold',
  'sold clear unsettled',
  'unsettled complete completed',
);
const fund = life(
  'awaiting approve awaiting',
  'awaiting reject released',
  'awaiting withdraw released',
  'awaiting confirm holding',
  'holding redeem holding',
  'holding withdraw holding',
  'holding confirm sold',
  'sold clear unsettled',
  'unsettled complete completed',
);
const subscription = life(
  'awaiting approve holding',
  'awaiting reject released',
  'awaiting withdraw released',
  'holding cancel holding',
  'holding renew holding',
  'holding complete completed',
  'holding end completed',
);
const listed = life(
  'available list listing',
  'available close closed',
  'listing confirm listed',
  'listing close closed',
  'listed close closed',
);
const issue = life(
  'available list listing',
  'available withdraw withdrawn',
  'listing confirm listed',
  'listing withdraw withdrawn',
);
const strategy = life(
  'disabled enable enabled',
  'disabled close closed',
  'enabled disable disabled',
  'enabled close closed',
);
const standing = life('disabled enable enabled', 'enabled disable disabled');

/** Written by hand: the server reads the tables of the package, so that one that is wrong there is wrong in both. */
export const expected: Readonly<Record<keyof typeof records, RecordLife>> = {
  deposit: payment,
  withdrawal: payment,
  loan: life(
    'pending approve approved',
    'pending reject rejected',
    'approved pay outstanding',
    'approved pay_off completed',
    'outstanding pay outstanding',
    'outstanding pay_off completed',
  ),
  compensation: gift,
  bonus: gift,
  identity_check: life(
    'unverified submit pending',
    'pending correct pending',
    'pending approve approved',
    'pending reject rejected',
    'rejected submit pending',
    'approved submit pending',
  ),
  proposal: life(
    'pending approve applied',
    'pending reject rejected',
    'pending withdraw withdrawn',
    'pending expire expired',
  ),
  amendment: life(
    'pending approve applied',
    'pending reject rejected',
    'pending withdraw withdrawn',
  ),
  order: trade,
  fund_order: fund,
  subscription,
  saving_holding: life('holding exit completed', 'holding mature completed'),
  listed_product: listed,
  ipo_product: issue,
  strategy_product: strategy,
  standing_product: standing,
  receiving_address: life(
    'pending approve enabled',
    'pending reject rejected',
    'pending change pending',
    'pending remove removed',
    'enabled disable disabled',
    'enabled change pending',
    'disabled ask pending',
    'disabled change pending',
    'disabled remove removed',
    'rejected change pending',
    'rejected remove removed',
  ),
  message: life(
    'scheduled send sent',
    'scheduled recall recalled',
    'sent recall recalled',
    'recalled delete deleted',
  ),
  staff: life('enabled disable disabled', 'disabled enable enabled'),
  data_exception: life('open resolve resolved', 'resolved reopen open'),
};

export const expectedProducts: Readonly<Record<ProductKind, RecordLife>> = {
  stock: listed,
  block: listed,
  ipo: issue,
  daily: strategy,
  ai: strategy,
  quant: strategy,
  fund: standing,
  saving: standing,
};

export const expectedOrder = (kind: OrderKind): RecordLife =>
  kind === 'subscribe' ? subscription : kind === 'fund' ? fund : trade;

const kinds = Object.keys(orderStates) as OrderKind[]; // Its keys are the kinds.

export const packaged: readonly { name: string; life: RecordLife; wanted: RecordLife }[] = [
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

export interface DifferingRecord {
  readonly name: string;
  readonly lacking: readonly string[];
  readonly surplus: readonly string[];
}

export const differingRecords = (tables = packaged): DifferingRecord[] =>
  tables.flatMap(({ name, life, wanted }) => {
    const lacking = linesOf(wanted).filter((line) => !linesOf(life).includes(line));
    const surplus = linesOf(life).filter((line) => !linesOf(wanted).includes(line));
    return lacking.length + surplus.length === 0 ? [] : [{ name, lacking, surplus }];
  });
