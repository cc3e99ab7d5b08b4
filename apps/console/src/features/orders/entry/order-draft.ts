import type { Schemas } from '@brokerdesk/sdk';
import { amountFault } from '#/business/funds/amount-check.ts';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { type OrderKind, orderKinds } from '../order-kinds.ts';

/** The fields have the names of the contract, so that what the server says about one lands on it. */
export type OrderDraft = {
  client_id: ComboboxOption | null;
  product_id: ComboboxOption | null;
  account_id: string;
  quantity: string;
  amount: string;
  plan: string;
  auto_renew: boolean;
  remark: string;
};

export const blankOrder: OrderDraft = {
  client_id: null,
  product_id: null,
  account_id: '',
  quantity: '',
  amount: '',
  plan: '',
  auto_renew: false,
  remark: '',
};

export function sizeField(kind: OrderKind): 'quantity' | 'amount' | 'plan' {
  if (kind === 'subscribe') return 'plan';
  return orderKinds[kind].pieces ? 'quantity' : 'amount';
}

type RefusedField = 'client_id' | 'product_id' | 'account_id' | ReturnType<typeof sizeField>;

/** The field that a refusal is about which names none. */
export function refusedFields(kind: OrderKind): Partial<Record<string, { field: RefusedField }>> {
  const size = { field: sizeField(kind) };
  return {
    CLIENT_DISABLED: { field: 'client_id' },
    KIND_NOT_ALLOWED: { field: 'client_id' },
    PRODUCT_CLOSED: { field: 'product_id' },
    PRODUCT_FULL: { field: 'product_id' },
    ACCOUNT_CURRENCY_DIFFERS: { field: 'account_id' },
    ACCOUNT_NOT_OF_CLIENT: { field: 'account_id' },
    INSUFFICIENT_FUNDS: { field: 'account_id' },
    ORDER_ABOVE_LIMIT: size,
    DAY_LIMIT_REACHED: size,
    RATE_UNAVAILABLE: size,
  };
}

/** Null as long as the order is not whole. */
export function orderRequest(
  kind: OrderKind,
  draft: OrderDraft,
  currency: string | undefined,
): Schemas.TradeCreate | null {
  const { client_id: client, product_id: product, account_id, plan } = draft;
  if (client === null || product === null || account_id === '' || currency === undefined) {
    return null;
  }
  const order = { client_id: client.value, product_id: product.value, account_id };
  const amount = draft.amount.replace(/\.$/, '');
  switch (sizeField(kind)) {
    case 'quantity':
      return /^[1-9]\d{0,11}$/.test(draft.quantity)
        ? { ...order, quantity: Number(draft.quantity) }
        : null;
    case 'amount':
      return amountFault(amount, currency) === null ? { ...order, amount } : null;
    default:
      return plan === '' ? null : { ...order, plan };
  }
}
