import type { Labels } from '@brokerdesk/sdk/labels';
import type compensation from './en-US/compensation.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    compensation: typeof compensation & Labels['compensation'];
  }
}
