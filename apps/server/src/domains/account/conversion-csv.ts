import type { Schemas } from '@brokerdesk/sdk';
import { type Column, column, yesNo } from '../../http/lists/column.ts';

export const conversionColumns: readonly Column<Schemas.ConversionRecord>[] = [
  column('order_no', ['单号', 'Order no.'], (c) => c.order_no),
  column('created_at', ['时间', 'Time'], (c) => c.created_at, 'time'),
  column('client', ['用户名', 'Username'], (c) => c.client.username),
  column('client', ['姓名', 'Full name'], (c) => c.client.full_name),
  column('client', ['机器人', 'Robot'], (c, language) => yesNo(c.client.fake, language)),
  column('agent', ['业务员', 'Salesman'], (c) => c.client.agent_name),
  column('superman', ['团队长', 'Team leader'], (c) => c.client.superman),
  column('from', ['转出账户', 'From account'], (c) => c.from_acc_no),
  column('amount', ['转出金额', 'Sold'], (c) => c.amount, 'decimal'),
  column('amount', ['转出币种', 'Sold currency'], (c) => c.currency),
  column('fee', ['手续费', 'Fee'], (c) => c.fee, 'decimal'),
  column('rate', ['汇率', 'Rate'], (c) => c.rate, 'decimal'),
  column('to', ['转入账户', 'To account'], (c) => c.to_acc_no),
  column('received', ['转入金额', 'Received'], (c) => c.received, 'decimal'),
  column('received', ['转入币种', 'Received currency'], (c) => c.received_currency),
  column('maker', ['经办人', 'Handled by'], (c) => c.maker?.name ?? null),
];
