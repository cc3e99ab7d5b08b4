import { expect, test } from 'vitest';
import { amendableFields, changedFields, toAmendDraft } from './amend-draft.ts';

const order = {
  fields: [
    { name: 'amount', value: '100.00', amendable: false },
    { name: 'payer_name', value: '陈静怡', amendable: true },
    { name: 'reference_no', value: null, amendable: true },
    { name: 'invented_later', value: '1', amendable: true },
  ],
};

test('the form has only fields that can be amended now and that the console knows', () => {
  expect(amendableFields(order)).toEqual(['payer_name', 'reference_no']);
});

test('the request has only changed fields, trimmed, and null if emptied', () => {
  const { after } = toAmendDraft(order);
  expect(changedFields(order, after)).toEqual({});
  expect(changedFields(order, { ...after, payer_name: ' 陈静仪 ', amount: '9' })).toEqual({
    payer_name: '陈静仪',
  });
  expect(changedFields(order, { ...after, payer_name: ' ' })).toEqual({ payer_name: null });
});
