import type { Schemas } from '@brokerdesk/sdk';
import { createStore } from '#/core/browser/store.ts';

/** What the signed-in person has chosen on any device; empty until the server has answered. */
export const ownPreferences = createStore<Partial<Schemas.Preferences>>({});
