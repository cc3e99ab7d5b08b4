import { type Decimal, formatMoney } from '../../kernel/money/decimal.ts';
import { clientRef } from '../client-access/client-ref.ts';

interface Person {
  id: string;
  name: string;
}

interface ReviewedRow<Maker extends Person | null> {
  maker: Maker;
  checker: Person | null;
}

interface ReviewedColumns {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  madeAt: Date;
  checkedAt: Date | null;
}

/** Fields of every record that one user makes and another decides. */
export function reviewedFields<Maker extends Person | null>(
  { maker, checker }: ReviewedRow<Maker>,
  record: ReviewedColumns,
) {
  return {
    id: record.id,
    version: record.version,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    maker,
    made_at: record.madeAt.toISOString(),
    checker,
    checked_at: record.checkedAt?.toISOString() ?? null,
  };
}

interface DecidedColumns {
  reasonCode: string | null;
  reason: string | null;
  remark: string | null;
  clientRemark: string | null;
}

/** Further fields of a client's record. */
const reasonFields = (record: DecidedColumns) => ({
  reason_code: record.reasonCode,
  reason: record.reason,
  remark: record.remark,
  client_remark: record.clientRemark,
});

interface BookedRow<Maker extends Person | null> extends ReviewedRow<Maker> {
  client: Parameters<typeof clientRef>[0];
  agent: Parameters<typeof clientRef>[1];
  account: { accNo: string };
}

interface BookedColumns<Status> extends ReviewedColumns, DecidedColumns {
  orderNo: string;
  accountId: string;
  amount: Decimal;
  currency: string;
  status: Status;
}

/** Fields of every record that moves money of an account. */
export const bookedFields = <Maker extends Person | null, Status>(
  row: BookedRow<Maker>,
  record: BookedColumns<Status>,
) => ({
  ...reviewedFields(row, record),
  ...reasonFields(record),
  order_no: record.orderNo,
  client: clientRef(row.client, row.agent),
  account_id: record.accountId,
  acc_no: row.account.accNo,
  amount: formatMoney(record.amount, record.currency),
  currency: record.currency,
  status: record.status,
});
