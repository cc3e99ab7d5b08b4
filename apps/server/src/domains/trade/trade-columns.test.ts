import { describe, expect, it } from 'vitest';
import { statusName, tradeColumnsOf } from './trade-columns.ts';

describe('an exported order', () => {
  it.each([
    ['subscribe', 'holding', null, '生效中'],
    ['ipo', 'holding', '100', '持仓中'],
    ['fund', 'sold', '10', '已赎回'],
    ['stock', 'sold', '100', '已卖出'],
    ['ipo', 'released', '0', '未中签'],
    ['ipo', 'released', '100', '已退款'],
    ['quant', 'released', null, '已退款'],
  ] as const)('labels one of the kind %s in the state %s', (kind, status, allotted, label) => {
    expect(statusName({ kind, status, allotted_qty: allotted }, 'zh-CN')).toBe(label);
  });

  it('has units at a net asset value if it is of a fund', () => {
    const headings = (kind: 'fund' | 'ipo' | 'block') =>
      tradeColumnsOf(kind).map(({ heading }) => heading['en-US']);
    expect(headings('fund')).toEqual(expect.arrayContaining(['NAV', 'Units', 'Redemption NAV']));
    expect(headings('block')).toContain('Quantity filled');
    expect(headings('ipo')).toEqual(expect.arrayContaining(['Price', 'Allotted', 'Sale price']));
  });
});
