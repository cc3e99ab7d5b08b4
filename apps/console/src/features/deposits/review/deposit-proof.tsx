import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ProofFile } from '#/kit/decision/proof-file.tsx';
import { proofQuery } from '../api/get-proof.ts';

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
