import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { reasonColumn } from '../approval/reviewed-list.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
import { riskColumn } from '../risk/risk-view.ts';

export const statusName = (status: Schemas.DepositStatus, language: Language) =>
  codeLabel('deposit', 'status', status, language);

const column = columnsOf('deposit');

export const depositColumns: readonly Column<Schemas.Deposit>[] = [
  column('order_no', (d) => d.order_no),
  column('status', (d, language) => statusName(d.status, language)),
  ...ownerColumns,
  column('acc_no', (d) => d.acc_no),
  column('sub_type', (d, language) => codeLabel('record', 'deposit_type', d.sub_type, language)),
  column('amount', (d) => d.amount, 'decimal'),
  column('currency', (d) => d.currency, { id: 'amount' }),
  column('rate', (d) => d.rate, 'decimal'),
  column('credited_amount', (d) => d.credited_amount, 'decimal'),
  column('account_currency', (d) => d.account_currency, { id: 'credited_amount' }),
  column('payer', (d) => d.payer_name),
  column('reference', (d) => d.reference_no),
  column('txid', (d) => d.txid),
  column('network', (d) => d.network),
  column('address', (d) => d.address),
  column('confirmations', (d) => d.confirmations),
  column('maker', (d) => d.maker?.name ?? null),
  column('created_at', (d) => d.made_at, 'time'),
  column('checker', (d) => d.checker?.name ?? null),
  column('checked_at', (d) => d.checked_at, 'time'),
  reasonColumn(),
  riskColumn,
  column('rolled_back_by', (d) => d.rolled_back_by?.name ?? null),
  column('rolled_back_at', (d) => d.rolled_back_at, 'time'),
  column('rollback_reason', (d) => d.rollback_reason),
  column('remark', (d) => d.remark),
  column('client_remark', (d) => d.client_remark),
];
