import type { Schemas } from '@brokerdesk/sdk';
import { amountFault } from '#/business/funds/amount-check.ts';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import type { AskedSaving } from './saving-calls.ts';

/** The fields have the names of the contract, so that what the server says about one lands on it. */
export type SavingDraft = {
  client_id: ComboboxOption | null;
  account_id: string;
  amount: string;
  remark: string;
};

export const blank: SavingDraft = { client_id: null, account_id: '', amount: '', remark: '' };

/** The field that a refusal is about which names none. */
export const refusedFields: Partial<Record<string, { field: keyof SavingDraft }>> = {
  CLIENT_DISABLED: { field: 'client_id' },
  KIND_NOT_ALLOWED: { field: 'client_id' },
  ACCOUNT_CURRENCY_DIFFERS: { field: 'account_id' },
  ACCOUNT_NOT_OF_CLIENT: { field: 'account_id' },
  INSUFFICIENT_FUNDS: { field: 'account_id' },
  ORDER_ABOVE_LIMIT: { field: 'amount' },
  DAY_LIMIT_REACHED: { field: 'amount' },
  RATE_UNAVAILABLE: { field: 'amount' },
};

/** Null as long as the saving is not whole. */
export function askedOf(
  product: Schemas.SavingProduct,
  { client_id: client, account_id, ...draft }: SavingDraft,
): AskedSaving | null {
  const amount = draft.amount.replace(/\.$/, '');
  if (client === null || account_id === '') return null;
  if (amountFault(amount, product.currency) !== null) return null;
  return { client_id: client.value, account_id, product_id: product.id, amount };
}
