import { unwrap } from '@brokerdesk/sdk';
import { useEffect, useState } from 'react';
import { recordWrite, useRecordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import type { DialogProps } from './action.ts';

/** `9:05`, in minutes and seconds; null if nothing is left. */
export function timeLeft(until: string, nowMs: number): string | null {
  const seconds = Math.ceil((Date.parse(until) - nowMs) / 1000);
  if (seconds <= 0) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const tickMs = 1_000;

function CodeShown({ code, expiresAt }: { code: string; expiresAt: string }) {
  const { t } = useTranslation('client-actions');
  const { exact } = useTime();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(expiresAt, now);
  if (left === null) return <Notice announced tone="warning" title={t('code.expired')} />;
  return (
    <>
      <div role="status" className="flex flex-wrap items-center gap-3">
        <code className="rounded-md border border-line bg-sunken px-4 py-2 font-mono text-xl font-semibold tracking-[0.3em]">
          {code}
        </code>
        <CopyButton text={code} labels={{ copied: t('code.copied'), failed: t('code.notCopied') }}>
          {t('code.copy')}
        </CopyButton>
      </div>
      <p>
        {t('code.expires', { at: exact(expiresAt) })}
        <span className="ml-2 text-ink-muted">{t('code.left', { left })}</span>
      </p>
      <p className="text-ink-muted">{t('code.once')}</p>
    </>
  );
}

const makeCode = recordWrite({
  topics: [],
  write: async (sdk, client: { id: string }) =>
    unwrap(await sdk.GET('/client/admin/v1/code/{id}', { params: { path: client } })),
});

/** Shown only here, and not again once closed. */
export function ClientCode({ client, onClose }: DialogProps) {
  const { t } = useTranslation('client-actions');
  const make = useRecordWrite(makeCode, () => null);
  const { full_name: name, username } = client;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={make.isPending}
      title={t('code.title')}
      description={t('who', { name, username })}
    >
      <DialogBody>
        <div className="flex flex-col gap-3">
          {make.data ? (
            <CodeShown code={make.data.code} expiresAt={make.data.expires_at} />
          ) : (
            <p>{t('code.about')}</p>
          )}
          <FormSummary error={make.error} incomplete={false} failed={t('code.failed')} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t(make.data ? 'code.close' : 'code.cancel')}</Button>
        <Button
          variant={make.data ? 'secondary' : 'primary'}
          busy={make.isPending}
          onClick={() => make.mutate({ id: client.id })}
        >
          {t(make.data ? 'code.again' : 'code.make')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
