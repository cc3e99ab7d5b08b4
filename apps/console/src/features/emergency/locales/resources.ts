import type { Labels } from '@brokerdesk/sdk/labels';
import type emergency from './en-US/emergency.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    emergency: typeof emergency & Labels['emergency'];
  }
}
