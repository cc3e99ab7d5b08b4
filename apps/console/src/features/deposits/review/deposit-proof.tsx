import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ProofFile } from '#/business/decision/proof-file.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';

/** Pictures are large, so the cache drops them soon. */
const keptForMs = 60_000;

function proofQuery(sdk: Sdk, depositId: string, proof: Schemas.Proof) {
  return queryOptions({
    queryKey: ['proof', depositId, proof.sha256],
    queryFn: async ({ signal }) => {
      const path = { id: depositId };
      const result = await sdk.GET('/deposit/admin/v1/proof/{id}', {
        params: { path },
        parseAs: 'blob',
        signal,
      });
      return new Blob([unwrap(result)], { type: proof.content_type });
    },
    // The content is what its hash says and never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}

export function DepositProof({ deposit }: { deposit: Schemas.Deposit }) {
  const { t } = useTranslation('deposit-review');
  if (deposit.screenshot === null) return <p className="text-ink-muted">{t('proof.none')}</p>;
  return <LoadedProof key={deposit.id} deposit={deposit} proof={deposit.screenshot} />;
}

function LoadedProof({ deposit, proof }: { deposit: Schemas.Deposit; proof: Schemas.Proof }) {
  const { t } = useTranslation('deposit-review');
  const query = useQuery(proofQuery(useSdk(), deposit.id, proof));
  const alt = t('proof.alt', { orderNo: deposit.order_no });
  return <ProofFile query={query} type={proof.content_type} alt={alt} />;
}
