import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ProofFile } from '#/kit/decision/proof-file.tsx';
import { evidenceQuery } from '../api/get-evidence.ts';

/** What an amendment rests on. */
export function Evidence({ amendment }: { amendment: Schemas.Amendment }) {
  const { t } = useTranslation('emergency');
  const { evidence } = amendment;
  if (evidence === null) return <p className="text-ink-muted">{t('evidence.none')}</p>;
  return <LoadedEvidence key={amendment.id} amendment={amendment} evidence={evidence} />;
}

function LoadedEvidence({
  amendment,
  evidence,
}: {
  amendment: Schemas.Amendment;
  evidence: Schemas.Proof;
}) {
  const { t } = useTranslation('emergency');
  const query = useQuery(evidenceQuery(useSdk(), amendment.id, evidence));
  const alt = t('evidence.alt', { orderNo: amendment.order_no });
  return <ProofFile query={query} type={evidence.content_type} alt={alt} />;
}
