import { records } from '@brokerdesk/machines/records';

const states = [
  ...new Set(Object.values(records).flatMap(({ states }) => Object.keys(states))),
].join('|');

const state = String.raw`(?:\w+\??\.)*\w*[sS]tat(?:us|e)`;

const comparisons = new RegExp(
  [
    String.raw`${state} [!=]== '(?:${states})'`,
    String.raw`'(?:${states})' [!=]== ${state}\b`,
    String.raw`\bcase '(?:${states})'(?=:)`,
    String.raw`\w+\??\.(?:includes|has)\(${state}\)`,
  ].join('|'),
  'g',
);

export const comparedStates = (source: string): string[] =>
  [...source.matchAll(comparisons)].map(([found]) => found);

export const comparedFor: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'says what the state is, or what belongs to it': {
    'app/composed-pages/approval/approval-page.tsx': [
      "row.status === 'pending'",
      "status === 'pending'",
    ],
    'app/composed-pages/approval/desk-drawer.tsx': ["proposal?.status === 'pending'"],
    'features/allocation/book/judge-book.ts': ["kyc_status === 'approved'"],
    'features/approval/proposal-drawer.tsx': [
      "decided.status === 'applied'",
      "status === 'pending'",
    ],
    'features/approval/proposal-facts.tsx': ["proposal.status === 'pending'"],
    'features/client-actions/client-actions.tsx': ["status === 'unverified'"],
    'features/compensation/credit-drawer.tsx': ["detail.record.status === 'pending'"],
    'features/crypto-addresses/actions/address-form.tsx': [
      "address?.status === 'enabled'",
      "address?.status === 'enabled'",
    ],
    'features/dashboard/deposit-figures.tsx': ["state !== 'approved'", "state !== 'rolled_back'"],
    'business/risk.tsx': ["status !== 'rejected'"],
    'features/emergency/review/amendment-drawer.tsx': ["amendment.status === 'pending'"],
    'features/exceptions/data-exception-page.tsx': ["row.status === 'open'"],
    'features/exceptions/exception-state.tsx': ["state.status === 'open'"],
    'features/exceptions/record/exception-drawer.tsx': [
      "exception.status === 'open'",
      "status === 'resolved'",
    ],
    'features/ip-access/rule-buttons.tsx': ["rule.status === 'expired'"],
    'features/kyc/submit/kyc-form.tsx': ["kyc.status === 'approved'"],
    'features/loans/review/loan-review.tsx': ["record.status === 'pending'"],
    'features/loans/review/loan-schedule.tsx': ["record.status === 'rejected'"],
    'features/reconciliation/bulk-match.tsx': ["state === 'open'"],
    'features/reconciliation/item-drawer.tsx': [
      "state !== 'open'",
      "state === 'open'",
      "state === 'open'",
    ],
    'features/reconciliation/reconciliation-calls.ts': ["state === 'open'"],
    'features/products/saving/saving-holdings.tsx': ["product.status === 'enabled'"],
    'features/orders/order-cells.tsx': ["status === 'holding'"],
    'features/orders/order-in-status.ts': [
      "order.status === 'awaiting'",
      "order.status === 'awaiting'",
      "order.status === 'holding'",
      "order.status === 'sold'",
      "order.status === 'unsettled'",
      "status === 'outstanding'",
      "status === 'payment'",
      "status === 'unsettled'",
    ],
    'features/orders/order-kinds.ts': ["status === 'released'"],
    'features/orders/review/order-review.tsx': [
      "status === 'awaiting'",
      "status === 'holding'",
      "status === 'released'",
    ],
    'features/orders/review/order-timeline.tsx': ["status !== 'holding'"],
    'features/products/bulk/status-dialog.tsx': ['ends.has(status)'],
    'features/products/client/client-terms.ts': [
      "status === 'closed'",
      "status === 'disabled'",
      "status === 'listed'",
      "status === 'withdrawn'",
    ],
    'features/products/drawer/product-actions.tsx': ['ends.has(open.status)'],
    'features/staff/team-tree.tsx': ["status !== 'enabled'"],
    'business/list/columns.tsx': ["row.status === 'pending'"],
    'ui/controls/status-badge.tsx': ["status === 'enabled'"],
  },
  'says what has been done': {
    'features/crypto-addresses/actions/address-form.tsx': ["status === 'pending'"],
    'features/crypto-addresses/actions/reject-form.tsx': ["status === 'rejected'"],
    'features/loans/repay-form.tsx': ["status === 'completed'"],
    'features/messages/send-form.tsx': ["status === 'scheduled'"],
    'features/orders/review/order-steps.tsx': ["status === 'payment'"],
    'features/orders/steps/pay-form.tsx': ["status === 'holding'"],
  },
  'computes money, or knows whether the ledger has lines': {
    'features/emergency/order/amended-account.ts': [
      "order.status === 'awaiting'",
      "order.status === 'awaiting'",
      "order.status === 'holding'",
      "order.status === 'holding'",
      'soldStates.has(status)',
      "status === 'completed'",
      "status === 'pending'",
    ],
    'features/emergency/order/amendment-changes.tsx': ["order.status === 'pending'"],
    'features/orders/effect/order-effect.ts': [
      "case 'awaiting'",
      "case 'payment'",
      "case 'outstanding'",
      "case 'sold'",
      "case 'unsettled'",
    ],
    'features/orders/kind-labels.ts': [
      "order.status !== 'completed'",
      "order.status === 'released'",
    ],
    'business/client/statement-link.tsx': ["row.status === 'pending'"],
    'business/ledger/entries-ref.ts': ["status === 'pending'", "status === 'rejected'"],
  },
  'puts what waits first in a list': {
    'business/list/define-list.ts': ["search.status === 'pending'", 'statuses.includes(status)'],
  },
  'is about what has no table: only switched on and off, or not by this action': {
    'features/currency-pairs/pair-drawer.tsx': ["pair.status === 'disabled'"],
    'features/currency-pairs/pair-draft.ts': ["pair.status === 'enabled'"],
    'features/exchange-config/markets/market-draft.ts': ["market.status === 'enabled'"],
    'features/support-channels/channel-drawer.tsx': ["status === 'enabled'"],
    'app/live/event-connection.ts': ["status === 'open'"],
  },
};
