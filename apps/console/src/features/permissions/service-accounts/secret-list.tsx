import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { endSecret } from './account-writes.ts';

/** Secrets of a service account by prefix, with the time and address of the last use. */
export function SecretList({ account }: { account: Schemas.ServiceAccount }) {
  const { t } = useTranslation('service-account');
  const { exact } = useTime();
  const [ending, setEnding] = useState<Schemas.ServiceSecret | null>(null);
  const lastUse = ({ last_used_at: at, last_used_ip: address }: Schemas.ServiceSecret) =>
    at === null ? t('neverUsed') : `${exact(at)} · ${address}`;
  return (
    <>
      <ul className="flex flex-col gap-2">
        {account.secrets.map((secret) => (
          <li
            key={secret.id}
            className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap gap-x-2">
                <span className="font-mono">{secret.prefix ? `${secret.prefix}…` : '—'}</span>
                <span className="text-ink-muted">{t(`secretStatus.${secret.status}`)}</span>
              </p>
              <p className="text-xs text-ink-muted">
                {secret.status === 'waiting'
                  ? t('secret.waits', {
                      name: secret.collector.name,
                      until: exact(secret.collect_until),
                    })
                  : t('secret.used', { use: lastUse(secret) })}
              </p>
              {secret.status === 'active' && secret.expires_at !== null && (
                <p className="text-xs text-warning-text">
                  {t('secret.ends', { at: exact(secret.expires_at) })}
                </p>
              )}
            </div>
            {secret.status !== 'ended' && (
              <Permit action="update">
                <Button size="sm" onClick={() => setEnding(secret)}>
                  {t('secret.end')}
                </Button>
              </Permit>
            )}
          </li>
        ))}
      </ul>
      {ending !== null && (
        <RecordAction
          record={account}
          tone="danger"
          title={t('secret.endTitle')}
          effects={[t('secret.endEffect')]}
          confirm={t('secret.end')}
          failed={t('secret.endFailed')}
          write={endSecret}
          done={() => t('secret.endDone')}
          intent={({ id }) => ({ id, secretId: ending.id })}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}
