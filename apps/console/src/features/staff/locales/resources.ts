import type { Labels } from '@brokerdesk/sdk/labels';
import type staff from './en-US/staff.json';
import type staffDetail from './en-US/staff-detail.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    staff: typeof staff & Labels['staff'];
    'staff-detail': typeof staffDetail;
  }
}
