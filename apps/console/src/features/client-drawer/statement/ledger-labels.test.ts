import { expect, test } from 'vitest';
import en from '../locales/en-US/statement.json';
import zh from '../locales/zh-CN/statement.json';
import { ledgerLabels } from './ledger-labels.ts';

test('what moves money has labels in both languages, and an amendment counts no versions', () => {
  expect(ledgerLabels('deposit.approved')).toBe('deposit_approved');
  expect(ledgerLabels('trade.amended.3')).toBe('trade_amended');
  for (const { ledger } of [zh, en]) {
    for (const name of Object.keys(ledger)) expect(ledgerLabels(name.replace('_', '.'))).toBe(name);
  }
});

test('a sale is called by both of its names, as its line does not say whether it is of a fund', () => {
  expect(zh.ledger.trade_sold).toBe('交易卖出或赎回');
  expect(en.ledger.trade_sold).toBe('Trade sold or redeemed');
});

test('a kind that is not known is left to be shown as the server names it', () => {
  expect(ledgerLabels('dividend.paid')).toBeUndefined();
  expect(ledgerLabels('')).toBeUndefined();
});
