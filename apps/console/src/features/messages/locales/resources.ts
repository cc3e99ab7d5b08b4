import type { Labels } from '@brokerdesk/sdk/labels';
import type message from './en-US/message.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    message: typeof message & Labels['message'];
  }
}
