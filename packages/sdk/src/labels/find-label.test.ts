import { describe, expect, it } from 'vitest';
import { codeLabel, fieldLabel } from './find-label.ts';

describe('fieldLabel', () => {
  // @rule lists: An exported file uses the screen's labels, in both languages
  // @in ./find-label.ts
  it('returns the label of a field in either language', () => {
    expect(fieldLabel('deposit', 'order_no', 'en-US')).toBe('Order no.');
    expect(fieldLabel('deposit', 'order_no', 'zh-CN')).toBe('订单号');
  });

  it('refuses an unknown field at compile time', () => {
    // @ts-expect-error deposits have no such field
    expect(fieldLabel('deposit', 'shoe_size', 'en-US')).toBe('shoe_size');
    // @ts-expect-error deposits have this state, and no field of its name
    expect(codeLabel('deposit', 'rolled_back', 'rolled_back', 'en-US')).toBe('rolled_back');
  });
});

describe('codeLabel', () => {
  it.each([
    ['holding', 'subscribe', '生效中'],
    ['holding', 'ipo', '持仓中'],
    ['sold', 'fund', '已赎回'],
    ['sold', 'stock', '已卖出'],
    ['released', 'unallotted', '未中签'],
    ['released', undefined, '已退款'],
  ])('labels the state %s of an order in the context %s', (status, context, label) => {
    expect(codeLabel('order', 'status', status, 'zh-CN', context)).toBe(label);
  });

  it('returns a code that this version does not know as it is', () => {
    expect(codeLabel('deposit', 'status', 'constructor', 'en-US')).toBe('constructor');
    expect(codeLabel('record', 'risk_reason', 'weather', 'zh-CN')).toBe('weather');
  });
});
