import type client from './en-US/client.json';
import type clientActions from './en-US/client-actions.json';
import type clientDetail from './en-US/client-detail.json';
import type clientForms from './en-US/client-forms.json';
import type clientFunds from './en-US/client-funds.json';
import type clientTimeline from './en-US/client-timeline.json';
import type statement from './en-US/statement.json';

declare module '#/kit/i18n/resources.ts' {
  interface Resources {
    client: typeof client;
    'client-actions': typeof clientActions;
    'client-detail': typeof clientDetail;
    'client-forms': typeof clientForms;
    'client-funds': typeof clientFunds;
    'client-timeline': typeof clientTimeline;
    statement: typeof statement;
  }
}
