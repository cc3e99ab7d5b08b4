import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { RecordAction } from '#/business/record/record-action.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { endSecret, proposeSecret } from './account-calls.ts';

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

export function SecretForm({
  account,
  onClose,
}: {
  account: Schemas.ServiceAccount;
  onClose: () => void;
}) {
  const { t } = useTranslation('service-account');
  const proposed = useProposed();
  const renew = useRecordForm({
    record: account,
    toDraft: () => ({ overlap_hours: '24' }),
    labels: { overlap_hours: t('renew.overlap') },
    write: proposeSecret,
    done: proposed,
    prepare: ({ overlap_hours: hours }, { id, version }) => ({
      id,
      version,
      overlap_hours: Number(hours),
    }),
  });
  return (
    <RecordForm
      of={renew}
      title={t('renew.title', { name: account.name })}
      description={t('renew.about')}
      submit={t('form.submit')}
      failed={t('form.failed')}
      onClose={onClose}
    >
      <NumberField
        {...renew.field('overlap_hours')}
        hint={t('renew.overlapHint')}
        requiredMessage={t('renew.overlapRequired')}
        unit={t('renew.hours')}
        min="0"
        max="168"
      />
    </RecordForm>
  );
}

/** The secret cannot be displayed again once closed. */
export function SecretShown({
  name,
  collected: { id, secret },
  onClose,
}: {
  name: string;
  collected: Schemas.CollectedSecret;
  onClose: () => void;
}) {
  const { t } = useTranslation('service-account');
  const copy = { copied: t('collect.copied'), failed: t('collect.notCopied') };
  const handed = [
    { label: t('collect.id'), text: id, button: t('collect.copyId') },
    { label: t('collect.secret'), text: secret, button: t('collect.copySecret') },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('collect.shown', { name })}
      description={t('collect.shownAbout')}
    >
      <DialogBody>
        <div className="flex flex-col gap-3">
          <Notice tone="warning" title={t('collect.once')}>
            {t('collect.onceHint')}
          </Notice>
          {handed.map(({ label, text, button }) => (
            <div key={label}>
              <p className="text-xs text-ink-muted">{label}</p>
              <div className="mt-0.5 flex flex-wrap items-center gap-2">
                <code className="rounded-md border border-line bg-sunken px-2.5 py-1 font-mono break-all">
                  {text}
                </code>
                <CopyButton text={text} labels={copy}>
                  {button}
                </CopyButton>
              </div>
            </div>
          ))}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {t('collect.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
