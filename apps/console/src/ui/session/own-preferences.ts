import type { Schemas } from '@brokerdesk/sdk';
import { createStore } from '#/core/browser/store.ts';

/** Empty until the server has answered. */
export const ownPreferences = createStore<Partial<Schemas.Preferences>>({});
