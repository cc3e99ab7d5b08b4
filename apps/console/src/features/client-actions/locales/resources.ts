import type clientActions from './en-US/client-actions.json';
import type clientDeposit from './en-US/client-deposit.json';
import type clientForms from './en-US/client-forms.json';
import type clientFunds from './en-US/client-funds.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'client-actions': typeof clientActions;
    'client-deposit': typeof clientDeposit;
    'client-forms': typeof clientForms;
    'client-funds': typeof clientFunds;
  }
}
