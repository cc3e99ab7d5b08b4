import { expect, test } from 'vitest';
import { isApprovedByMaker } from './risk.tsx';

const [angel, god] = [
  { id: 'angel', name: '陈雅静' },
  { id: 'god', name: '高建明' },
];

test('a record is marked if its maker approved it, and not if it has no maker or another approver', () => {
  const decided = { status: 'approved', maker: angel, checker: angel } as const;
  expect(isApprovedByMaker(decided)).toBe(true);
  expect(isApprovedByMaker({ ...decided, status: 'rolled_back' })).toBe(true);
  expect(isApprovedByMaker({ ...decided, status: 'rejected' })).toBe(false);
  expect(isApprovedByMaker({ ...decided, checker: god })).toBe(false);
  expect(isApprovedByMaker({ ...decided, maker: null })).toBe(false);
  expect(isApprovedByMaker({ status: 'pending', maker: angel, checker: null })).toBe(false);
});
