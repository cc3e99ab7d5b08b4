import 'i18next';
import type auth from '../../locales/en-US/auth.json';
import type authenticator from '../../locales/en-US/authenticator.json';
import type client from '../../locales/en-US/client.json';
import type dashboard from '../../locales/en-US/dashboard.json';
import type deposit from '../../locales/en-US/deposit.json';
import type frame from '../../locales/en-US/frame.json';
import type kit from '../../locales/en-US/kit.json';
import type menu from '../../locales/en-US/menu.json';
import type palette from '../../locales/en-US/palette.json';
import type shell from '../../locales/en-US/shell.json';
import type taplog from '../../locales/en-US/taplog.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      auth: typeof auth;
      authenticator: typeof authenticator;
      client: typeof client;
      dashboard: typeof dashboard;
      deposit: typeof deposit;
      frame: typeof frame;
      kit: typeof kit;
      menu: typeof menu;
      palette: typeof palette;
      shell: typeof shell;
      taplog: typeof taplog;
    };
  }
}
