import type { Schemas } from '@brokerdesk/sdk';
import type { deposit } from '../../kernel/db/schema.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { clientRef } from '../client-access/client-ref.ts';

/** Every table of reviewed records names these columns alike. */
type Reviewed = typeof deposit.$inferSelect;

interface ReviewedRow<Maker extends Schemas.Person | null> {
  maker: Maker;
  checker: Schemas.Person | null;
}

export const reviewedFields = <Maker extends Schemas.Person | null>(
  { maker, checker }: ReviewedRow<Maker>,
  record: Pick<Reviewed, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'madeAt' | 'checkedAt'>,
) => ({
  id: record.id,
  version: record.version,
  created_at: record.createdAt.toISOString(),
  updated_at: record.updatedAt.toISOString(),
  maker,
  made_at: record.madeAt.toISOString(),
  checker,
  checked_at: record.checkedAt?.toISOString() ?? null,
});

interface BookedRow<Maker extends Schemas.Person | null> extends ReviewedRow<Maker> {
  client: Parameters<typeof clientRef>[0];
  agent: Parameters<typeof clientRef>[1];
  account: { accNo: string };
}

type Booked = Parameters<typeof reviewedFields>[1] &
  Pick<Reviewed, 'orderNo' | 'accountId' | 'amount' | 'currency'> &
  Pick<Reviewed, 'reasonCode' | 'reason' | 'remark' | 'clientRemark'>;

export const bookedFields = <Maker extends Schemas.Person | null, Status>(
  row: BookedRow<Maker>,
  record: Booked & { status: Status },
) => ({
  ...reviewedFields(row, record),
  reason_code: record.reasonCode,
  reason: record.reason,
  remark: record.remark,
  client_remark: record.clientRemark,
  order_no: record.orderNo,
  client: clientRef(row.client, row.agent),
  account_id: record.accountId,
  acc_no: row.account.accNo,
  amount: formatMoney(record.amount, record.currency),
  currency: record.currency,
  status: record.status,
});
