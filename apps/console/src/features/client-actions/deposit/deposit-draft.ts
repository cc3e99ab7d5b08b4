import type { Schemas } from '@brokerdesk/sdk';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { depositSubTypes } from '#/ui/money/currencies.ts';

export type DepositDraft = {
  account_id: string;
  sub_type: string;
  amount: string;
  currency: string;
  payer_name: string;
  reference_no: string;
  txid: string;
  network: string;
  /** One of the firm's; its label is the address itself. */
  address: ComboboxOption | null;
  remark: string;
  screenshot: File | null;
};

/** Nothing is guessed about money: the account is chosen only if the client has one, and the payer never. */
export function blankDraft({ accounts }: Pick<Schemas.Client, 'accounts'>): DepositDraft {
  const only = accounts.length === 1 ? accounts[0] : undefined;
  return {
    account_id: only?.id ?? '',
    sub_type: 'bank',
    amount: '',
    currency: only?.currency ?? '',
    payer_name: '',
    reference_no: '',
    txid: '',
    network: '',
    address: null,
    remark: '',
    screenshot: null,
  };
}

/** Null if the draft has no sub type of the contract. */
export function toDepositCreate(
  draft: DepositDraft,
  fileId: string | null,
): Schemas.DepositCreate | null {
  const subType = depositSubTypes.find((known) => known === draft.sub_type);
  if (!subType) return null;
  const crypto = subType === 'crypto';
  const { txid, network, address, reference_no: reference } = draft;
  return {
    account_id: draft.account_id,
    // A point that nothing follows, as there is while typing, is no part of an amount.
    amount: draft.amount.replace(/\.$/, ''),
    currency: draft.currency,
    sub_type: subType,
    payer_name: textOrNull(draft.payer_name),
    remark: textOrNull(draft.remark),
    screenshot: fileId,
    ...(crypto
      ? {
          txid: textOrNull(txid),
          network: textOrNull(network),
          address: address?.label ?? null,
        }
      : { reference_no: textOrNull(reference) }),
  };
}

function textOrNull(text: string): string | null {
  return text.trim() || null;
}
