import type { Schemas } from '@brokerdesk/sdk';

export interface PlainList<Row, Path extends string = string> {
  readonly path: Path;
  readonly columns: Readonly<Record<string, (row: Row) => string | number | null>>;
}

export const deposits: PlainList<Schemas.Deposit, '/deposit/admin/v1/list'> = {
  path: '/deposit/admin/v1/list',
  columns: {
    单号: (row) => row.order_no,
    客户: (row) => row.client.full_name,
    金额: (row) => `${row.amount} ${row.currency}`,
    状态: (row) => row.status,
    提交时间: (row) => row.created_at,
    入账: (row) => `${row.credited_amount} ${row.account_currency}`,
    汇率: (row) => row.rate,
    方式: (row) => row.sub_type,
    业务员: (row) => row.client.agent_name,
  },
};

export const clients: PlainList<Schemas.Client, '/client/admin/v1/list'> = {
  path: '/client/admin/v1/list',
  columns: {
    姓名: (row) => row.full_name,
    用户名: (row) => row.username,
    手机: (row) => row.mobile,
    信用分: (row) => row.score,
    等级: (row) => row.vip_level,
    业务员: (row) => row.agent_name,
    余额: (row) => row.accounts.map(({ balance, currency }) => `${balance} ${currency}`).join(' '),
    创建时间: (row) => row.create_datetime,
  },
};
