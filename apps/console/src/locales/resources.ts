import type bulk from './en-US/bulk.json';
import type charts from './en-US/charts.json';
import type decision from './en-US/decision.json';
import type form from './en-US/form.json';
import type frame from './en-US/frame.json';
import type kit from './en-US/kit.json';
import type menu from './en-US/menu.json';
import type palette from './en-US/palette.json';
import type reveal from './en-US/reveal.json';
import type robust from './en-US/robust.json';
import type shell from './en-US/shell.json';
import type signinAgain from './en-US/signin-again.json';
import type table from './en-US/table.json';
import type tabs from './en-US/tabs.json';
import type taplog from './en-US/taplog.json';
import type twoPeople from './en-US/two-people.json';

declare module '#/shared/i18n/resources.ts' {
  interface Resources {
    bulk: typeof bulk;
    charts: typeof charts;
    decision: typeof decision;
    form: typeof form;
    frame: typeof frame;
    kit: typeof kit;
    menu: typeof menu;
    palette: typeof palette;
    reveal: typeof reveal;
    robust: typeof robust;
    shell: typeof shell;
    'signin-again': typeof signinAgain;
    table: typeof table;
    tabs: typeof tabs;
    taplog: typeof taplog;
    'two-people': typeof twoPeople;
  }
}
