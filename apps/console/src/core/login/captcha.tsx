import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';

type Captcha = Schemas.Captcha;

async function getCaptcha(sdk: Sdk, signal: AbortSignal): Promise<Captcha> {
  return sdk.GET('/auth/admin/v1/captcha', { signal }).then(unwrap);
}

/** A clock that is wrong must not make the page ask all the time. */
const renewAfterMinMs = 60_000;
const renewLeadMs = 15_000;

type CaptchaState =
  | { kind: 'loading'; last: Captcha | null }
  | { kind: 'ready'; captcha: Captcha }
  | { kind: 'failed' };

export function useCaptcha(onExpired: () => void) {
  const sdk = useSdk();
  const [state, setState] = useState<CaptchaState>({ kind: 'loading', last: null });
  const [reloads, setReloads] = useState(0);

  const renew = useCallback(() => {
    setState((now) => ({ kind: 'loading', last: now.kind === 'ready' ? now.captcha : null }));
    setReloads((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time one is asked for, one is fetched.
  useEffect(() => {
    const controller = new AbortController();
    getCaptcha(sdk, controller.signal).then(
      (captcha) => setState({ kind: 'ready', captcha }),
      () => {
        if (!controller.signal.aborted) setState({ kind: 'failed' });
      },
    );
    return () => controller.abort();
  }, [sdk, reloads]);

  const expire = useEffectEvent(() => {
    renew();
    onExpired();
  });

  const expiresAt = state.kind === 'ready' ? state.captcha.expires_at : null;
  useEffect(() => {
    if (expiresAt === null) return;
    const left = Date.parse(expiresAt) - Date.now() - renewLeadMs;
    const timer = setTimeout(expire, Math.max(left, renewAfterMinMs));
    return () => clearTimeout(timer);
  }, [expiresAt]);

  return { state, renew };
}

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
