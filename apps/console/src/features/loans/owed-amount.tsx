import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/ledger-amount.tsx';

export type OwedPart = 'outstanding' | 'repaid' | 'interest' | 'fine';

/** Shows what is owed as soon as there is a debt: before it is paid out, nothing is. */
export const owedAmount = ({ client, id, loan, currency }: Schemas.Overdrawn, part: OwedPart) =>
  loan?.disbursed_at ? (
    <LedgerAmount client={client} record={id} amount={loan[part]} currency={currency} />
  ) : null;

/** The ledger entries behind it. */
export const owedLink = ({ client, id, loan }: Schemas.Overdrawn) =>
  loan?.disbursed_at ? { client, entries: { record: id } } : null;
