import type { LiveQueries } from '#/kit/live/live-queries.ts';
import { kycKey } from './kyc-keys.ts';

const records = [
  [...kycKey, 'list'],
  [...kycKey, 'detail'],
];

/** A check names its client, and who looks at it. */
export const liveQueries: LiveQueries = {
  kyc: records,
  client: records,
  kyc_claim: [
    [...kycKey, 'list'],
    [...kycKey, 'claim'],
  ],
};
