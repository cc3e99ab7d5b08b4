import type { Schemas } from '@brokerdesk/sdk';

const spelled = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Whether the client paid. Undefined if the names differ and the server does not mind: it knows the name in Latin
 * letters too, and a firm may not ask for this.
 */
export function comparePayer({
  payer_name: payer,
  client,
  risk_reasons: reasons,
}: Pick<Schemas.Deposit, 'payer_name' | 'client' | 'risk_reasons'>): 'same' | 'other' | undefined {
  if (payer === null) return undefined;
  if (reasons.some(({ code }) => code === 'payer_differs')) return 'other';
  return spelled(payer) === spelled(client.full_name) ? 'same' : undefined;
}

const codes = { reference_no: 'same_reference', txid: 'same_txid' } as const;

export function isRepeated(
  {
    deposit,
    duplicates,
  }: Pick<Schemas.DepositDetail, 'duplicates'> & {
    deposit: Pick<Schemas.Deposit, 'risk_reasons'>;
  },
  what: keyof typeof codes,
): boolean {
  return (
    duplicates.some(({ same }) => same.includes(what)) ||
    deposit.risk_reasons.some(({ code }) => code === codes[what])
  );
}
