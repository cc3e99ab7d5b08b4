import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { kycOfClientQuery } from '#/business/client-records/client-records.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { DrawerSkeleton } from '#/ui/controls/drawer-skeleton.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { DrawerSurface } from '#/ui/form/overlay/drawer-surface.tsx';
import { FormDrawer } from '#/ui/form/overlay/form-overlay.tsx';
import { KycForm } from './kyc-form.tsx';

export function SubmitIdentity({
  client,
  onClose,
}: {
  client: Schemas.Client;
  onClose: () => void;
}) {
  const { t } = useTranslation('kyc');
  const query = useQuery(kycOfClientQuery(useSdk(), client.id));
  if (query.data) {
    return <KycForm act="fill" kyc={query.data.kyc} surface={FormDrawer} onClose={onClose} />;
  }
  return (
    <DrawerSurface
      open
      onOpenChange={onClose}
      title={t('fill.title', { name: client.full_name })}
      description={t('fill.description')}
    >
      {query.isError ? <QueryError query={query} /> : <DrawerSkeleton />}
    </DrawerSurface>
  );
}
