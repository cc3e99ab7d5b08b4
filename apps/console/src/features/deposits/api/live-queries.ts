import type { LiveQueries } from '#/shared/live/live-queries.ts';
import { depositKey } from './deposit-keys.ts';

/** A deposit names its client, and says what becomes of the account. */
export const liveQueries: LiveQueries = {
  deposit: [depositKey],
  client: [depositKey],
  account: [[...depositKey, 'detail']],
};
