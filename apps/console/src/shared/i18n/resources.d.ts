import 'i18next';
import type account from '../../locales/en-US/account.json';
import type auth from '../../locales/en-US/auth.json';
import type authenticator from '../../locales/en-US/authenticator.json';
import type charts from '../../locales/en-US/charts.json';
import type client from '../../locales/en-US/client.json';
import type clientActions from '../../locales/en-US/client-actions.json';
import type clientDetail from '../../locales/en-US/client-detail.json';
import type clientForms from '../../locales/en-US/client-forms.json';
import type clientFunds from '../../locales/en-US/client-funds.json';
import type dashboard from '../../locales/en-US/dashboard.json';
import type deposit from '../../locales/en-US/deposit.json';
import type form from '../../locales/en-US/form.json';
import type frame from '../../locales/en-US/frame.json';
import type kit from '../../locales/en-US/kit.json';
import type kyc from '../../locales/en-US/kyc.json';
import type menu from '../../locales/en-US/menu.json';
import type message from '../../locales/en-US/message.json';
import type palette from '../../locales/en-US/palette.json';
import type reveal from '../../locales/en-US/reveal.json';
import type robust from '../../locales/en-US/robust.json';
import type shell from '../../locales/en-US/shell.json';
import type signinAgain from '../../locales/en-US/signin-again.json';
import type table from '../../locales/en-US/table.json';
import type tabs from '../../locales/en-US/tabs.json';
import type taplog from '../../locales/en-US/taplog.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      account: typeof account;
      auth: typeof auth;
      authenticator: typeof authenticator;
      charts: typeof charts;
      client: typeof client;
      'client-detail': typeof clientDetail;
      'client-actions': typeof clientActions;
      'client-forms': typeof clientForms;
      'client-funds': typeof clientFunds;
      dashboard: typeof dashboard;
      deposit: typeof deposit;
      form: typeof form;
      frame: typeof frame;
      kit: typeof kit;
      kyc: typeof kyc;
      menu: typeof menu;
      message: typeof message;
      reveal: typeof reveal;
      robust: typeof robust;
      shell: typeof shell;
      'signin-again': typeof signinAgain;
      table: typeof table;
      tabs: typeof tabs;
      palette: typeof palette;
      taplog: typeof taplog;
    };
  }
}
