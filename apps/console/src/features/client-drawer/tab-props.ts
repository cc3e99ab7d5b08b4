import type { Schemas } from '@brokerdesk/sdk';

export type TabProps = { client: Schemas.Client };
