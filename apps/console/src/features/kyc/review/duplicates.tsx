import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { ClientName } from '#/ui/controls/client-name.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { KycStatus } from '../kyc-status.tsx';

/** Other clients who show the same document, for all one can see. */
export function Duplicates({
  duplicates,
  onOpen,
}: {
  duplicates: readonly Schemas.DuplicateKyc[];
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('kyc');
  return (
    <Notice tone="warning" title={t('duplicate.title', { count: duplicates.length })}>
      <ul className="flex flex-col gap-2">
        {duplicates.map(({ id, client, status, same }) => (
          <li key={id}>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink">
              <ClientName client={client} />
              <KycStatus status={status} />
              <span className="text-xs">
                {same.map((what) => t(`duplicate.same.${what}`)).join(' · ')}
              </span>
            </div>
            <div className="flex flex-wrap items-center gap-x-3 text-xs">
              <Button
                variant="link"
                size="sm"
                className="-ml-2.5"
                aria-label={t('duplicate.openOf', { name: client.full_name })}
                onClick={() => onOpen(id)}
              >
                {t('duplicate.open')}
              </Button>
              <PageLink to="/client" search={{ id: client.id, ...(client.fake && { fake: true }) }}>
                {t('duplicate.client')}
              </PageLink>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
