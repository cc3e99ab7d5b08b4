import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Button } from '#/core/ui/button.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { useTime } from '#/ui/time/use-time.ts';

type Verification = Schemas.AuditVerification;

/** Takes the server a while. */
const verifyQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['auditLog', 'verification'],
    queryFn: async ({ signal }): Promise<Verification & { at: string }> => ({
      ...unwrap(await sdk.GET('/audit/admin/v1/verify', { signal })),
      at: new Date().toISOString(),
    }),
  });

export function ChainCheck() {
  const { t } = useTranslation('audit-log');
  const { exact } = useTime();
  const query = useQuery({ ...verifyQuery(useSdk()), enabled: false });
  const { data, isFetching, refetch } = query;
  const found = data && { entries: data.entries, at: exact(data.at) };
  const whole = data?.whole && found ? t('chain.whole', found) : '';
  return (
    <div className="w-full md:mb-3">
      <div className="flex items-center gap-x-3 gap-y-1 max-md:text-xs md:flex-wrap">
        <Button size="sm" className="max-md:h-10" busy={isFetching} onClick={() => void refetch()}>
          {!isFetching && <ShieldCheck aria-hidden="true" />}
          {t('chain.verify')}
        </Button>
        <p className={whole ? 'text-success-text' : 'text-ink-muted'}>
          {whole || t('chain.about')}
        </p>
        <Announcement>{whole}</Announcement>
      </div>
      {query.error && <QueryError form="line" query={query} />}
      {found && data.broken && (
        <div className="mt-2">
          <Notice announced tone="danger" title={t('chain.broken', found)}>
            <p>{t('chain.at', { subject: data.broken.subject })}</p>
            <p className="font-mono text-xs break-all">
              {t('chain.expected', { hash: data.broken.expected })}
            </p>
            <p className="font-mono text-xs break-all">
              {t('chain.found', { hash: data.broken.found })}
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}
