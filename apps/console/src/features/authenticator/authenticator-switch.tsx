import { RotateCw, ShieldCheck, ShieldOff } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { Switch } from '#/ui/form/field/switch-field.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';

export function AuthenticatorSwitch({
  enabled,
  known,
  checked,
  onToggle,
}: {
  enabled: boolean;
  known: boolean;
  checked: boolean;
  /** Without it, there is no way back any more. */
  onToggle: ((on: boolean) => void) | null;
}) {
  const { t } = useTranslation('authenticator');
  const Icon = enabled ? ShieldCheck : ShieldOff;
  const settled = enabled ? t('switch.on') : t('switch.off');
  const settledHint = enabled ? t('switch.onHint') : t('switch.offHint');
  const pendingHint = enabled ? t('switch.removing') : t('switch.adding');
  return (
    <div className="flex items-center gap-3 border-b border-line bg-surface px-5 py-3">
      <span
        className={cn(
          'grid size-9 shrink-0 place-items-center rounded-md',
          enabled ? 'bg-success-surface text-success-text' : 'bg-sunken text-ink-muted',
        )}
      >
        <Icon aria-hidden="true" size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{known ? settled : t('bind.unknown')}</p>
        {known && (
          <p className="text-xs text-ink-muted">
            {checked === enabled ? settledHint : pendingHint}
          </p>
        )}
      </div>
      <Switch
        label={t('switch.label')}
        checked={checked}
        disabled={onToggle === null}
        onChange={(on) => onToggle?.(on)}
      />
    </div>
  );
}

type ProfileRefresh = {
  busy: boolean;
  slow: boolean;
  failure: string | null;
  retry: () => void;
};

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
