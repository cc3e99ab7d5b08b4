import { accessOperations } from './access.ts';
import { destinationsOperations } from './destinations.ts';
import { moneyOperations } from './money.ts';
import { ordersOperations } from './orders.ts';
import { settingsOperations } from './settings.ts';
import type { LimitedOperations } from './world.ts';

export const limitedOperations: LimitedOperations = {
  ...moneyOperations,
  ...ordersOperations,
  ...destinationsOperations,
  ...settingsOperations,
  ...accessOperations,
};
