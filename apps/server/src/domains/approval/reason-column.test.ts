import { expect, test } from 'vitest';
import { reasonColumn } from './reviewed-list.ts';

const { cell } = reasonColumn();

test('a file says why as the console does: the reason that was chosen, and what was written to it', () => {
  const both = { reason_code: 'not_received', reason: '等待银行回单' };
  expect(cell(both, 'zh-CN')).toBe('款项未到账 · 等待银行回单');
  expect(cell({ ...both, reason: null }, 'en-US')).toBe('Payment not received');
  expect(cell({ reason_code: null, reason: 'by hand' }, 'en-US')).toBe('by hand');
  expect(cell({ reason_code: null, reason: null }, 'zh-CN')).toBeNull();
});

test('a reason unknown to this version is shown by its code', () => {
  expect(cell({ reason_code: 'constructor', reason: null }, 'zh-CN')).toBe('constructor');
});
