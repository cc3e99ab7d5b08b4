import type { Labels } from '@brokerdesk/sdk/labels';
import type bulk from '#/locales/en-US/bulk.json';
import type charts from '#/locales/en-US/charts.json';
import type clientProfile from '#/locales/en-US/client-profile.json';
import type decision from '#/locales/en-US/decision.json';
import type devlog from '#/locales/en-US/devlog.json';
import type form from '#/locales/en-US/form.json';
import type frame from '#/locales/en-US/frame.json';
import type funds from '#/locales/en-US/funds.json';
import type history from '#/locales/en-US/history.json';
import type kit from '#/locales/en-US/kit.json';
import type menu from '#/locales/en-US/menu.json';
import type menuSearch from '#/locales/en-US/menu-search.json';
import type notices from '#/locales/en-US/notices.json';
import type palette from '#/locales/en-US/palette.json';
import type reveal from '#/locales/en-US/reveal.json';
import type sessions from '#/locales/en-US/sessions.json';
import type shell from '#/locales/en-US/shell.json';
import type signinAgain from '#/locales/en-US/signin-again.json';
import type table from '#/locales/en-US/table.json';
import type tabs from '#/locales/en-US/tabs.json';
import type totals from '#/locales/en-US/totals.json';
import type twoPeople from '#/locales/en-US/two-people.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    access: Labels['access'];
    record: Labels['record'];
    bulk: typeof bulk & Labels['bulk'];
    charts: typeof charts;
    'client-profile': typeof clientProfile & Labels['client-profile'];
    decision: typeof decision & Labels['decision'];
    form: typeof form;
    frame: typeof frame;
    funds: typeof funds;
    history: typeof history;
    kit: typeof kit;
    menu: typeof menu;
    'menu-search': typeof menuSearch;
    palette: typeof palette;
    reveal: typeof reveal;
    notices: typeof notices;
    sessions: typeof sessions;
    shell: typeof shell;
    'signin-again': typeof signinAgain;
    table: typeof table;
    tabs: typeof tabs;
    totals: typeof totals;
    devlog: typeof devlog;
    'two-people': typeof twoPeople & Labels['two-people'];
  }
}
