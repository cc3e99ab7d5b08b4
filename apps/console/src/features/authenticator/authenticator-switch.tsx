import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Switch } from '#/ui/form/field/switch.tsx';

/** Whether the user signs in with an authenticator, what that means, and the way to change it. */
export function AuthenticatorSwitch({
  enabled,
  known,
  checked,
  onToggle,
}: {
  enabled: boolean;
  /** Whether `enabled` has been loaded. */
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
