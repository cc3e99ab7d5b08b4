import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ProofFile } from '#/business/decision/proof-file.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';

/** Pictures are large: they are forgotten soon after no one looks at them. */
const keptForMs = 60_000;

/** The picture or document that an amendment rests on. */
function evidenceQuery(sdk: Sdk, amendmentId: string, evidence: Schemas.Proof) {
  return queryOptions({
    queryKey: ['amendment-evidence', amendmentId, evidence.sha256],
    queryFn: async ({ signal }) => {
      const result = await sdk.GET('/emergency/admin/v1/evidence/{id}', {
        params: { path: { id: amendmentId } },
        parseAs: 'blob',
        signal,
      });
      return new Blob([unwrap(result)], { type: evidence.content_type });
    },
    // The content is what its hash says and never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}

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
