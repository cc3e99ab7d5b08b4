import { RefreshCw } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import type { CaptchaState } from './use-captcha.ts';

/** The picture is its own button: pressing it brings another one. */
export function CaptchaPicture({ state, onRenew }: { state: CaptchaState; onRenew: () => void }) {
  const { t } = useTranslation('auth');
  const captcha =
    state.kind === 'ready' ? state.captcha : state.kind === 'loading' ? state.last : null;
  const label = state.kind === 'failed' ? t('captchaFailed') : t('renewCaptcha');
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={state.kind === 'loading' || undefined}
      title={label}
      onClick={onRenew}
      className="group relative flex h-10 w-28 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line-strong bg-paper"
    >
      {captcha ? (
        <img src={captcha.image} alt={t('captchaPicture')} className="size-full object-contain" />
      ) : state.kind === 'failed' ? (
        <RefreshCw aria-hidden="true" size={16} className="text-danger-text" />
      ) : (
        <Skeleton className="h-5 w-20" />
      )}
      {captcha && (
        <span
          aria-hidden="true"
          className="absolute inset-0 flex items-center justify-center bg-scrim text-paper opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        >
          <RefreshCw size={16} />
        </span>
      )}
    </button>
  );
}
