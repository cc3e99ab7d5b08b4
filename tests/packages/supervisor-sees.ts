import { expect } from 'vitest';
import type { Seen } from './outside/journey.ts';

export const supervisorSees: Seen = {
  role: 'angel',
  mayApprove: true,
  mayChangeSettings: false,
  menu: expect.arrayContaining(['dashboard', 'funds']),
  navigation: 'allow',
  deposits: { total: expect.any(Number), first: 'pending' },
  missing: 'NOT_FOUND',
  afterwards: { status: 'idle', tokens: null, navigation: 'signed_out' },
};
