import type { Schemas } from '@brokerdesk/sdk';
import { type FieldName, fieldNames, isFieldName } from '../order/order-fields.ts';

export const proposeReasons = [
  'client_request',
  'bank_correction',
  'entry_error',
  'other',
] as const satisfies readonly Schemas.AmendmentCreate['reason_code'][];

/** The fields have the names that the server's errors have. */
export type AmendDraft = {
  after: Record<FieldName, string>;
  reason_code: (typeof proposeReasons)[number] | '';
  reason: string;
  evidence: File | null;
};

type Field = Pick<Schemas.AmendableField, 'name' | 'value' | 'amendable'>;
type Fields = { fields: readonly Field[] };

export const amendableFields = ({ fields }: Fields): FieldName[] =>
  fields.flatMap(({ name, amendable }) => (amendable && isFieldName(name) ? [name] : []));

export function toAmendDraft(order: Fields): AmendDraft {
  const values = new Map(order.fields.map(({ name, value }) => [name, value ?? '']));
  const after = fieldNames.map((name) => [name, values.get(name) ?? '']);
  return {
    // Each field has a value.
    after: Object.fromEntries(after) as AmendDraft['after'],
    reason_code: '',
    reason: '',
    evidence: null,
  };
}

/** Null empties a field. */
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
