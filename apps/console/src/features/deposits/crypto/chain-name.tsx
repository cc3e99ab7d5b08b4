import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';

/** The label of the network; one that the firm does not know as it was written. */
export function ChainName({ deposit: { chain, network } }: { deposit: Schemas.Deposit }) {
  const { t } = useTranslation('record');
  return chain === null ? (network ?? '—') : t(`chain.${chain}`);
}
