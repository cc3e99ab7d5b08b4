import type { Schemas } from '@brokerdesk/sdk';
import { type FieldName, isFieldName } from '../order/order-fields.ts';

export const proposeReasons = [
  'client_request',
  'bank_correction',
  'entry_error',
  'other',
] as const satisfies readonly Schemas.AmendmentCreate['reason_code'][];

/** An amendment as it is typed: the fields under the name that the server's errors have. */
export type AmendDraft = {
  after: Record<FieldName, string>;
  reason_code: (typeof proposeReasons)[number] | '';
  reason: string;
  evidence: File | null;
};

type Field = Pick<Schemas.AmendableField, 'name' | 'value' | 'amendable'>;
type Fields = { fields: readonly Field[] };

/** The fields of the order that can be amended now, in the order in which the server names them. */
export const amendableFields = ({ fields }: Fields): FieldName[] =>
  fields.flatMap(({ name, amendable }) => (amendable && isFieldName(name) ? [name] : []));

export function toAmendDraft(order: Fields): AmendDraft {
  const values = new Map(order.fields.map(({ name, value }) => [name, value ?? '']));
  const value = (name: FieldName) => values.get(name) ?? '';
  return {
    after: {
      amount: value('amount'),
      fee: value('fee'),
      price: value('price'),
      applied_qty: value('applied_qty'),
      allotted_qty: value('allotted_qty'),
      acc_no: value('acc_no'),
      settle_at: value('settle_at'),
      pay_deadline: value('pay_deadline'),
      sold_price: value('sold_price'),
      profit: value('profit'),
      payer_name: value('payer_name'),
      reference_no: value('reference_no'),
      txid: value('txid'),
      network: value('network'),
      remark: value('remark'),
    },
    reason_code: '',
    reason: '',
    evidence: null,
  };
}

/** The fields that the typed values change, with null if one is emptied. */
export function changedFields(
  order: Fields,
  typed: AmendDraft['after'],
): Record<string, string | null> {
  const before = toAmendDraft(order).after;
  return Object.fromEntries(
    amendableFields(order)
      .filter((name) => typed[name].trim() !== before[name])
      .map((name) => [name, typed[name].trim() || null]),
  );
}
