import { chainOf } from '@brokerdesk/policy';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { countOpenRecords } from './product-in-use.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductBody, ProductFacts, ProductKind } from './product-types.ts';

interface Wanted<K extends ProductKind> {
  id: string;
  version: number;
  body: ProductBody<K>;
  action?: 'product.valued';
}

/** Throws as `signOrPropose`. */
export async function isLeftToSecondPerson<K extends ProductKind>(
  tx: Transaction,
  context: RequestContext,
  rules: ProductKindRules<K>,
  { before, after, wanted }: { before: ProductFacts<K>; after: ProductFacts<K>; wanted: Wanted<K> },
): Promise<boolean> {
  if (rules.kind !== 'fund' || !movesValue(rules, before, after)) return false;
  if ((await countOpenRecords(tx, before.id)) === 0) return false;
  const { id, version, body } = wanted;
  const isNav = wanted.action === 'product.valued';
  const nav = 'nav' in body ? { nav: body.nav, nav_at: body.nav_at } : {};
  const proposed = await signOrPropose(
    tx,
    context,
    {
      limit: 'config',
      operation: isNav ? 'PUT /fund/admin/v1/nav/{id}' : 'PUT /fund/admin/v1/{id}',
      subject: { type: 'product', id, name: before.name, version },
      chain: chainOf('fund'),
      makerId: null,
      clientId: null,
      baseAmount: null,
      secondAsks: false,
    },
    {
      input: { path: { id }, body: { ...(isNav ? nav : body), version } },
      changes: changesBetween({ ...before }, { ...after }),
    },
  );
  return proposed !== null;
}

export function movesValue<K extends ProductKind>(
  { valued = [] }: ProductKindRules<K>,
  before: ProductFacts<K>,
  after: ProductFacts<K>,
): boolean {
  const pick = (facts: ProductFacts<K>) => {
    const all = new Map<string, unknown>(Object.entries(facts));
    return Object.fromEntries(valued.map((name) => [name, all.get(name)]));
  };
  return changesBetween(pick(before), pick(after)).length > 0;
}
