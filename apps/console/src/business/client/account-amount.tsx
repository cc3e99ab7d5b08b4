import type { Schemas } from '@brokerdesk/sdk';
import { StatementLink } from './statement-link.tsx';

/** Shows what an account holds, each figure with the way to the lines of its statement behind it. */
export const accountAmount =
  (client: { id: string }, { id: account }: Schemas.Account) =>
  (name: 'balance' | Schemas.Bucket, amount: string) => (
    <StatementLink
      client={client}
      filter={name === 'balance' ? { account } : { account, bucket: name }}
      amount={amount}
    />
  );
