import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { useObjectUrl } from '#/shared/api/use-object-url.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { ErrorState } from '#/shared/ui/error-state.tsx';
import { ImageViewer } from '#/shared/ui/image-viewer.tsx';
import { Skeleton } from '#/shared/ui/skeleton.tsx';
import { WindowLink } from '#/shared/ui/window-link.tsx';
import { proofQuery } from '../api/get-proof.ts';

export function DepositProof({ deposit }: { deposit: Schemas.Deposit }) {
  const { t } = useTranslation('deposit-review');
  if (deposit.screenshot === null) return <p className="text-ink-muted">{t('proof.none')}</p>;
  return <LoadedProof key={deposit.id} deposit={deposit} proof={deposit.screenshot} />;
}

function LoadedProof({ deposit, proof }: { deposit: Schemas.Deposit; proof: Schemas.Proof }) {
  const { t } = useTranslation('deposit-review');
  const query = useQuery(proofQuery(useSdk(), deposit.id, proof));
  const url = useObjectUrl(query.data);
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (url === null) {
    return (
      <div role="status" aria-label={t('proof.loading')}>
        <Skeleton className="h-80 w-full" />
      </div>
    );
  }
  const openInWindow = (
    <WindowLink href={url}>
      <ExternalLink aria-hidden="true" />
      {t('proof.window')}
    </WindowLink>
  );
  if (proof.content_type === 'application/pdf') {
    return (
      <div className="flex items-center gap-2">
        <FileText aria-hidden="true" className="size-5 text-ink-muted" />
        <span className="flex-1">{t('proof.pdf')}</span>
        {openInWindow}
      </div>
    );
  }
  const alt = t('proof.alt', { orderNo: deposit.order_no });
  return <ImageViewer src={url} alt={alt} actions={openInWindow} />;
}
