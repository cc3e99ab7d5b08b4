import type { Fetch } from '@brokerdesk/sdk';
import type { InspectionEvent } from 'xstate';

export type Tap = { fetch: Fetch; inspect: (event: InspectionEvent) => void };

/**
 * Where the developer's log listens to calls and machines. Its code comes with the first session;
 * until then nobody listens.
 */
export const tap: Tap = { fetch: (url, init) => fetch(url, init), inspect() {} };
