import type { StateTable } from './state-table.ts';

export type ListedProductState = 'available' | 'listing' | 'listed' | 'closed';
export type ListedProductAction = 'list' | 'confirm' | 'close';

/** Limit-up stocks and block deals. */
export const listedProductStates: StateTable<ListedProductState, ListedProductAction> = {
  available: { list: ['listing'], close: ['closed'] },
  listing: { confirm: ['listed'], close: ['closed'] },
  listed: { close: ['closed'] },
  closed: {},
};

export type IpoProductState = 'available' | 'listing' | 'listed' | 'withdrawn';
export type IpoProductAction = 'list' | 'confirm' | 'withdraw';

export const ipoProductStates: StateTable<IpoProductState, IpoProductAction> = {
  available: { list: ['listing'], withdraw: ['withdrawn'] },
  listing: { confirm: ['listed'], withdraw: ['withdrawn'] },
  listed: {},
  withdrawn: {},
};

export type StrategyProductState = 'disabled' | 'enabled' | 'closed';
export type StrategyProductAction = 'enable' | 'disable' | 'close';

/** Daily, AI and quantitative products. */
export const strategyProductStates: StateTable<StrategyProductState, StrategyProductAction> = {
  disabled: { enable: ['enabled'], close: ['closed'] },
  enabled: { disable: ['disabled'], close: ['closed'] },
  closed: {},
};

export type StandingProductState = 'disabled' | 'enabled';
export type StandingProductAction = 'enable' | 'disable';

/** Funds and saving products. */
export const standingProductStates: StateTable<StandingProductState, StandingProductAction> = {
  disabled: { enable: ['enabled'] },
  enabled: { disable: ['disabled'] },
};
