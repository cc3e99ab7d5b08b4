import type { QueryKey } from '@tanstack/react-query';
import { accountLiveQueries } from '#/features/account/api/live-queries.ts';
import { clientLiveQueries } from '#/features/clients/api/live-queries.ts';
import { dashboardLiveQueries } from '#/features/dashboard/api/live-queries.ts';
import { depositLiveQueries } from '#/features/deposits/api/live-queries.ts';
import { exchangeLiveQueries } from '#/features/exchanges/api/live-queries.ts';
import { kycLiveQueries } from '#/features/kyc/api/live-queries.ts';
import { overdrawnLiveQueries } from '#/features/overdrawn/api/live-queries.ts';
import { withdrawalLiveQueries } from '#/features/withdrawals/api/live-queries.ts';
import type { LiveQueries } from '#/shared/live/live-queries.ts';

/** The one table: what every feature wants to hear of. */
const tables: readonly LiveQueries[] = [
  depositLiveQueries,
  clientLiveQueries,
  dashboardLiveQueries,
  kycLiveQueries,
  accountLiveQueries,
  overdrawnLiveQueries,
  withdrawalLiveQueries,
  exchangeLiveQueries,
];

/** The beginnings of the keys of what is fetched anew after a change of a topic. */
export function queriesOf(topic: string): readonly QueryKey[] {
  return tables.flatMap((table) => table[topic] ?? []);
}
