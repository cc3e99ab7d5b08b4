import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Skeleton } from '#/boot/ui/skeleton.tsx';
import { useObjectUrl } from '#/kit/api/use-object-url.ts';
import { ImageViewer } from '#/kit/image/image-viewer.tsx';
import { ErrorState } from '#/kit/ui/error-state.tsx';
import { WindowLink } from '#/kit/ui/window-link.tsx';
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
