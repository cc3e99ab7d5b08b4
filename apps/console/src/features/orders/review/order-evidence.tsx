import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ProofFile } from '#/kit/decision/proof-file.tsx';
import { evidenceQuery } from '../api/get-evidence.ts';

/** The picture or document that the result of a sale rests on. */
export function OrderEvidence({ trade, file }: { trade: Schemas.Trade; file: Schemas.Proof }) {
  const { t } = useTranslation('order-review');
  const query = useQuery(evidenceQuery(useSdk(), trade.kind, trade.id, file));
  const alt = t('evidence.alt', { orderNo: trade.order_no });
  return <ProofFile query={query} type={file.content_type} alt={alt} />;
}
