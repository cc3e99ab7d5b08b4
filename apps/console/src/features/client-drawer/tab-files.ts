import type { ClientTab } from '#/kit/client/client-address.ts';
import { lazyPart } from '#/kit/page/lazy-part.tsx';

/** Each view comes when it is opened first. */
export const tabFiles = {
  kyc: lazyPart(async () => (await import('./tabs/kyc-tab.tsx')).KycTab),
  trade: lazyPart(async () => (await import('./tabs/trade-tab.tsx')).TradeTab, ['two-people']),
  access: lazyPart(async () => (await import('./tabs/access-tab.tsx')).AccessTab),
  bank: lazyPart(async () => (await import('./tabs/bank-tab.tsx')).BankTab, ['two-people']),
  nominee: lazyPart(async () => (await import('./tabs/nominee-tab.tsx')).NomineeTab),
  holding: lazyPart(async () => (await import('./tabs/holding-tab.tsx')).HoldingTab),
  statement: lazyPart(
    async () => (await import('./tabs/statement-tab.tsx')).StatementTab,
    ['statement'],
  ),
  timeline: lazyPart(
    async () => (await import('./tabs/timeline-tab.tsx')).TimelineTab,
    ['client-timeline'],
  ),
  exchange: lazyPart(async () => (await import('./tabs/exchange-tab.tsx')).ExchangeTab),
  note: lazyPart(async () => (await import('./tabs/note-tab.tsx')).NoteTab, ['form']),
  crypto: lazyPart(async () => (await import('./tabs/crypto-tab.tsx')).CryptoTab),
} satisfies Record<ClientTab, unknown>;
