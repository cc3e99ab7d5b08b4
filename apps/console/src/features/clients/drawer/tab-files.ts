import { type ComponentType, lazy } from 'react';
import type { ClientTab } from '#/shared/client/client-address.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import type { TabProps } from './tab-props.ts';

/** Each tab comes when it is opened first. */
export const tabFiles = {
  kyc: lazy(async () => ({ default: (await import('./tabs/kyc-tab.tsx')).KycTab })),
  trade: lazy(async () => ({ default: (await import('./tabs/trade-tab.tsx')).TradeTab })),
  access: lazy(async () => ({ default: (await import('./tabs/access-tab.tsx')).AccessTab })),
  bank: lazy(async () => ({ default: (await import('./tabs/bank-tab.tsx')).BankTab })),
  nominee: lazy(async () => ({ default: (await import('./tabs/nominee-tab.tsx')).NomineeTab })),
  holding: lazy(async () => ({ default: (await import('./tabs/holding-tab.tsx')).HoldingTab })),
  statement: lazy(async () => {
    const [{ StatementTab }] = await Promise.all([
      import('./tabs/statement-tab.tsx'),
      loadWords(['statement']),
    ]);
    return { default: StatementTab };
  }),
  timeline: lazy(async () => {
    const [{ TimelineTab }] = await Promise.all([
      import('./tabs/timeline-tab.tsx'),
      loadWords(['client-timeline']),
    ]);
    return { default: TimelineTab };
  }),
  exchange: lazy(async () => {
    const [{ ExchangeTab }] = await Promise.all([
      import('./tabs/exchange-tab.tsx'),
      loadWords(['exchange-record']),
    ]);
    return { default: ExchangeTab };
  }),
  note: lazy(async () => {
    const [{ NoteTab }] = await Promise.all([import('./tabs/note-tab.tsx'), loadWords(['form'])]);
    return { default: NoteTab };
  }),
  crypto: lazy(async () => ({ default: (await import('./tabs/crypto-tab.tsx')).CryptoTab })),
} satisfies Record<ClientTab, ComponentType<TabProps>>;
