import { expect, test } from 'vitest';
import { chainOf, isAction, isResource, type Resource, resources } from './index.ts';

// @rule menu: Crypto deposits, data exceptions, currency pairs and sub-allocations have the resources of decision 13
test('each child is covered by its parent, and everything else stands alone', () => {
  const childrenOf: Record<string, string> = {
    stat: 'teamstat',
    funds: 'deposit withdrawal loan compensation',
    trades: 'fo block ipo daily ai fund quant saving',
    trx: 'stock_trx block_trx ipo_trx daily_trx sub_trx ai_trx fund_trx quant_trx allocation',
    config: 'settings permission ipAccess tradeConfig exchangeConfig currencyPair',
  };
  const expected = new Map(
    Object.entries(childrenOf).flatMap(([parent, children]) =>
      children.split(' ').map((child) => [child, [child, parent]] as const),
    ),
  );
  for (const resource of resources) {
    expect(chainOf(resource)).toEqual(expected.get(resource) ?? [resource]);
  }
});

test('a chain is the same frozen array every time', () => {
  expect(chainOf('deposit')).toBe(chainOf('deposit'));
  expect(Object.isFrozen(chainOf('deposit'))).toBe(true);
});

test('the list of resources cannot be changed by programs that import it', () => {
  expect(Object.isFrozen(resources)).toBe(true);
});

test('a resource unknown to this version has no parents', () => {
  expect(chainOf('ledger' as Resource)).toEqual(['ledger']);
});

test('the known names alone are resources or actions, and the wildcard is neither', () => {
  expect(isResource('deposit')).toBe(true);
  expect(isAction('approve')).toBe(true);
  for (const value of ['*', '', 'Deposit', 'toString', '__proto__', 7, null, undefined, {}]) {
    expect(isResource(value)).toBe(false);
    expect(isAction(value)).toBe(false);
  }
});
