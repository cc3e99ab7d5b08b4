import type { Labels } from '@brokerdesk/sdk/labels';
import type client from './en-US/client.json';
import type clientNew from './en-US/client-new.json';
import type clientRobots from './en-US/client-robots.json';
import type clientTransfer from './en-US/client-transfer.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    client: typeof client & Labels['client'];
    'client-new': typeof clientNew;
    'client-robots': typeof clientRobots;
    'client-transfer': typeof clientTransfer;
  }
}
