import type { Schemas } from '@brokerdesk/sdk';

/** What every tab of a client's drawer is given. */
export type TabProps = { client: Schemas.Client };
