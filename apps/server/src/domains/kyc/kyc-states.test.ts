import type { IdentityAction } from '@brokerdesk/machines/records';
import { expect, it } from 'vitest';
import { nextKycStatus } from './kyc-row.ts';

const statuses = ['unverified', 'pending', 'approved', 'rejected'] as const;
const actions: readonly IdentityAction[] = ['submit', 'correct', 'approve', 'reject'];
const ways: Readonly<Record<string, string>> = {
  'unverified submit': 'pending',
  'rejected submit': 'pending',
  'approved submit': 'pending',
  'pending correct': 'pending',
  'pending approve': 'approved',
  'pending reject': 'rejected',
};

// @rule identity: An identity check goes unverified, pending, then approved or rejected; decided ones may be renewed
// @in ./kyc-row.ts
it.each(statuses.flatMap((from) => actions.map((action) => [from, action] as const)))(
  '%s cannot %s unless the table says where to',
  (from, action) => {
    expect(nextKycStatus(from, action)).toBe(ways[`${from} ${action}`]);
  },
);
