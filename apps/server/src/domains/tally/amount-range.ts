import { type AnyColumn, and, gt, gte, lt, lte, type SQL } from 'drizzle-orm';
import { deposit } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import { compare } from '../../kernel/money/decimal.ts';
import { type Bucket, bucketOf } from './bucket-of.ts';

/** A range of amounts in buckets: which ones, and what of deposits at its ends is to be added or taken off. */
export interface AmountRange {
  buckets(column: AnyColumn): SQL | undefined;
  ends: { sign: 1 | -1; where: SQL | undefined }[];
}

/**
 * Counts the excess of the bucket at either end, to be added or subtracted. The lower end of a bucket, the
 * most frequent amount (1,000.00), is therefore never counted. Null for an inverted range, which could only
 * subtract.
 */
export function amountRange({
  amount_min,
  amount_max,
}: {
  amount_min?: string | undefined;
  amount_max?: string | undefined;
}): AmountRange | null {
  const lowest = limitOf(amount_min);
  const highest = limitOf(amount_max);
  if (lowest && highest && compare(lowest.limit, highest.limit) > 0) return null;
  const { amount } = deposit;
  return {
    buckets: (column) =>
      and(
        when(lowest, ({ bucket, atStart }) => (atStart ? gte : gt)(column, bucket.from)),
        when(highest, ({ bucket }) => lte(column, bucket.from)),
      ),
    ends: [
      ...(lowest && !lowest.atStart
        ? [
            {
              sign: 1 as const,
              where: and(gte(amount, lowest.limit), lt(amount, lowest.bucket.to)),
            },
          ]
        : []),
      ...(highest
        ? [
            {
              sign: -1 as const,
              where: and(gt(amount, highest.limit), lt(amount, highest.bucket.to)),
            },
          ]
        : []),
    ],
  };
}

interface Limit {
  limit: string;
  bucket: Bucket;
  /** The limit is where its bucket begins. */
  atStart: boolean;
}

function limitOf(limit: string | undefined): Limit | undefined {
  if (limit === undefined) return undefined;
  const bucket = bucketOf(limit);
  return { limit, bucket, atStart: compare(limit, bucket.from) === 0 };
}
