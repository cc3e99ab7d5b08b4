import type { Labels } from '@brokerdesk/sdk/labels';
import type service from './en-US/service.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    service: typeof service & Labels['service'];
  }
}
