import type { Labels } from '@brokerdesk/sdk/labels';
import type exception from './en-US/exception.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    exception: typeof exception & Labels['exception'];
  }
}
