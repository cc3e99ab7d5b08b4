import type { Labels } from '@brokerdesk/sdk/labels';
import type clientDetail from './en-US/client-detail.json';
import type clientTimeline from './en-US/client-timeline.json';
import type statement from './en-US/statement.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'client-detail': typeof clientDetail;
    'client-timeline': typeof clientTimeline;
    statement: typeof statement & Labels['statement'];
  }
}
