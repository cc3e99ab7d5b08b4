import { ipoProductStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { FieldProblem } from '../../kernel/errors/problem.ts';
import { atLeast, atMost, inOrder, wholeLots } from './field-rules.ts';
import { field, lotFields, marketTime, paperFields } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';

export const ipoProduct: ProductKindRules<'ipo'> = {
  kind: 'ipo',
  fields: {
    ...paperFields,
    price_min: field('price'),
    price_max: field('price'),
    issue_price: field('price'),
    ...lotFields,
    apply_start: marketTime,
    apply_end: marketTime,
    result_at: marketTime,
    listing_at: marketTime,
    pay_deadline: marketTime,
    funding_model: field('choice'),
  },
  states: ipoProductStates,
  start: 'available',
  promised: [
    'symbol',
    'currency',
    'price_min',
    'price_max',
    'issue_price',
    'lot_size',
    'funding_model',
  ],
  // No one closes applications early, and publishes who gets what.
  notEarlier: ['apply_end'],
  problems: (body, { status }) => [
    ...atLeast('price_max', body.price_max, body.price_min),
    ...issuePriceProblems(body, status),
    ...wholeLots('pool_qty', body.pool_qty, body.lot_size),
    ...inOrder(body.apply_start, ['apply_end', body.apply_end]),
    ...inOrder(body.apply_end, ['result_at', body.result_at]),
    ...inOrder(body.result_at, ['listing_at', body.listing_at]),
    ...payDeadlineProblems(body),
  ],
};

function issuePriceProblems(
  { issue_price, price_min, price_max }: Schemas.IpoProductCreate,
  status: Schemas.IpoProductStatus,
): FieldProblem[] {
  if (issue_price === null) {
    return status === 'available' ? [] : [{ field: 'issue_price', code: 'FIELD_REQUIRED' }];
  }
  return [
    ...atLeast('issue_price', issue_price, price_min),
    ...atMost('issue_price', issue_price, price_max),
  ];
}

function payDeadlineProblems(body: Schemas.IpoProductCreate): FieldProblem[] {
  const { pay_deadline: deadline, funding_model: model } = body;
  if (model === 'prefund') {
    return deadline === null ? [] : [{ field: 'pay_deadline', code: 'FIELD_INVALID' }];
  }
  if (deadline === null) return [{ field: 'pay_deadline', code: 'FIELD_REQUIRED' }];
  return [
    ...inOrder(body.result_at, ['pay_deadline', deadline]),
    ...inOrder(deadline, ['listing_at', body.listing_at]),
  ];
}
