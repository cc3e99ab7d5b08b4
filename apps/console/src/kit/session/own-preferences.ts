import type { Schemas } from '@brokerdesk/sdk';
import { createStore } from '#/boot/store.ts';

/** What the signed-in person has chosen on any device; null until the server has told. */
export const ownPreferences = createStore<Schemas.Preferences | null>(null);
