import { RotateCw } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';

/** How it goes to ask whether what the switch shows is still so. */
export type ProfileRefresh = {
  busy: boolean;
  /** Busy for so long that it is worth a word. */
  slow: boolean;
  /** Why it failed the last time. */
  failure: string | null;
  retry: () => void;
};

/** Nothing is under way: what the switch above would do, and whether it shows how things are. */
export function IdleStep({
  enabled,
  codesLost,
  refresh,
  onClose,
}: {
  enabled: boolean;
  /** Its recovery codes went with the session before anybody said that they are kept. */
  codesLost: boolean;
  refresh: ProfileRefresh;
  onClose: () => void;
}) {
  const { t } = useTranslation('authenticator');
  const { busy, slow, failure, retry } = refresh;
  return (
    <>
      <DialogBody>
        <div className="flex flex-col gap-4">
          {failure !== null && (
            <Notice
              // Another one each time it fails: it is read out again.
              key={String(busy)}
              tone={busy ? 'info' : 'danger'}
              title={busy ? t('finish.reloading') : failure}
              announced={!busy}
            >
              {t('idle.stale')}
            </Notice>
          )}
          {enabled && codesLost && (
            <Notice tone="warning" title={t('codes.lostTitle')} announced>
              {t('codes.lost')}
            </Notice>
          )}
          <p className="text-ink-muted">{enabled ? t('idle.modify') : t('idle.add')}</p>
        </div>
      </DialogBody>
      <DialogFooter>
        <p role="status" className="mr-auto self-center text-xs text-ink-muted">
          {slow && failure === null && t('finish.reloading')}
        </p>
        <Button onClick={onClose}>{t('close')}</Button>
        {failure !== null && (
          <Button variant="primary" busy={busy} onClick={retry}>
            {!busy && <RotateCw aria-hidden="true" />}
            {t('retry')}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
