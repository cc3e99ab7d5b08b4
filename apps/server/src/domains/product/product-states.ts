import type { Schemas } from '@brokerdesk/sdk';
import type { StateTable } from '../../platform/state-table.ts';

/** Limit-up stocks and block deals. Closed is the end. */
export const listedStates = {
  available: { list: 'listing', close: 'closed' },
  listing: { confirm: 'listed', close: 'closed' },
  listed: { close: 'closed' },
  closed: {},
} as const satisfies StateTable<Schemas.ListedProductStatus, 'list' | 'confirm' | 'close'>;

/** An issue that is called off is withdrawn; one that is listed belongs to the market. */
export const ipoStates = {
  available: { list: 'listing', withdraw: 'withdrawn' },
  listing: { confirm: 'listed', withdraw: 'withdrawn' },
  listed: {},
  withdrawn: {},
} as const satisfies StateTable<Schemas.IpoProductStatus, 'list' | 'confirm' | 'withdraw'>;

/** Daily, AI and quantitative products. */
export const strategyStates = {
  disabled: { enable: 'enabled', close: 'closed' },
  enabled: { disable: 'disabled', close: 'closed' },
  closed: {},
} as const satisfies StateTable<Schemas.StrategyProductStatus, 'enable' | 'disable' | 'close'>;

/** Funds and saving products. */
export const standingStates = {
  disabled: { enable: 'enabled' },
  enabled: { disable: 'disabled' },
} as const satisfies StateTable<Schemas.FundProductStatus, 'enable' | 'disable'>;

/** In these, a product is history: nothing of it changes any more. */
export const endedStates: readonly string[] = ['closed', 'withdrawn'];
