import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { reasonColumn } from '../approval/reviewed-list.ts';
import { ownerColumns } from '../client-access/client-ref.ts';

export function statusName(
  { sub_type: subType, status }: Pick<Schemas.Overdrawn, 'sub_type' | 'status'>,
  language: Language,
): string {
  return codeLabel(subType === 'loan' ? 'loan' : 'compensation', 'status', status, language);
}

const column = columnsOf('loan');
const credit = columnsOf('compensation');

export const overdrawnColumns: readonly Column<Schemas.Overdrawn>[] = [
  column('order_no', (o) => o.order_no),
  credit('kind', (o, language) => codeLabel('compensation', 'kind', o.sub_type, language)),
  column('status', (o, language) => statusName(o, language)),
  ...ownerColumns,
  column('acc_no', (o) => o.acc_no),
  credit('amount', (o) => o.amount, 'decimal'),
  credit('currency', (o) => o.currency, { id: 'amount' }),
  column('apr', (o) => o.loan?.apr ?? null, 'decimal'),
  column('late_apr', (o) => o.loan?.late_apr ?? null, 'percent'),
  column('term', (o) => o.loan?.term_days ?? null, 'days'),
  column('disbursed_at', (o) => o.loan?.disbursed_at ?? null, 'time'),
  column('due_at', (o) => o.loan?.due_at ?? null, 'time'),
  column('interest', (o) => o.loan?.interest ?? null, 'decimal'),
  column('fine', (o) => o.loan?.fine ?? null, 'decimal'),
  column('repaid', (o) => o.loan?.repaid ?? null, 'decimal'),
  column('outstanding', (o) => o.loan?.outstanding ?? null, 'decimal'),
  column('submitter', (o) => o.maker?.name ?? null, { id: 'maker' }),
  credit('created_at', (o) => o.made_at, 'time'),
  column('checker', (o) => o.checker?.name ?? null),
  column('checked_at', (o) => o.checked_at, 'time'),
  reasonColumn(),
  credit(
    'credit_reason',
    (o, language) =>
      o.credit_reason && codeLabel('record', 'credit_reason', o.credit_reason, language),
  ),
  credit('remark', (o) => o.remark),
  credit('client_remark', (o) => o.client_remark),
];
