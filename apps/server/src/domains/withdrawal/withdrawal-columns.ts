import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { reasonColumn } from '../approval/reviewed-list.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
import { riskColumn } from '../risk/risk-view.ts';

export const statusName = (status: Schemas.WithdrawalStatus, language: Language) =>
  codeLabel('withdrawal', 'status', status, language);
export const phaseName = (phase: Schemas.PayoutPhase, language: Language) =>
  codeLabel('withdrawal', 'payout', phase, language);

const column = columnsOf('withdrawal');

export const withdrawalColumns: readonly Column<Schemas.Withdrawal>[] = [
  column('order_no', (w) => w.order_no),
  column('status', (w, language) => statusName(w.status, language)),
  ...ownerColumns,
  column('acc_no', (w) => w.acc_no),
  column('amount', (w) => w.amount, 'decimal'),
  column('fee', (w) => w.fee, 'decimal'),
  column('net_amount', (w) => w.net_amount, 'decimal'),
  column('currency', (w) => w.currency, { id: 'amount' }),
  column('kind', (w, language) => codeLabel('withdrawal', 'kind', w.destination.kind, language)),
  column(
    'bank_or_network',
    ({ destination: d }) => (d.kind === 'bank' ? d.bank_name : `${d.coin} ${d.network}`),
    { id: 'destination' },
  ),
  column('holder', ({ destination: d }) => (d.kind === 'bank' ? d.holder_name : null)),
  column('number_or_address', ({ destination: d }) => (d.kind === 'bank' ? d.acc_no : d.address), {
    id: 'destination',
  }),
  column('first_used', (w) => w.first_used_at, 'time'),
  column('maker', (w) => w.maker?.name ?? null),
  column('created_at', (w) => w.made_at, 'time'),
  column('checker', (w) => w.checker?.name ?? null),
  column('checked_at', (w) => w.checked_at, 'time'),
  column('payout', (w, language) => w.payout && phaseName(w.payout.phase, language)),
  column('payout_reference', (w) => w.payout?.reference ?? null),
  column('sent_on', (w) => w.payout?.sent_on ?? null),
  column('sent_by', (w) => w.payout?.sent_by?.name ?? null),
  column('paid_by', (w) => w.payout?.paid_by?.name ?? null),
  column('paid_at', (w) => w.payout?.paid_at ?? null, 'time'),
  reasonColumn(),
  riskColumn,
  column('rolled_back_by', (w) => w.rolled_back_by?.name ?? null),
  column('rolled_back_at', (w) => w.rolled_back_at, 'time'),
  column('rollback_reason', (w) => w.rollback_reason),
  column('remark', (w) => w.remark),
  column('client_remark', (w) => w.client_remark),
];
