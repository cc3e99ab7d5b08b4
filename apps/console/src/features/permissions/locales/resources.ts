import type { Labels } from '@brokerdesk/sdk/labels';
import type permission from './en-US/permission.json';
import type serviceAccount from './en-US/service-account.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    permission: typeof permission;
    'service-account': typeof serviceAccount & Labels['service-account'];
  }
}
