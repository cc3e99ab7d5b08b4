import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';

export type Captcha = Schemas.Captcha;

/** A new picture to read. @throws {SdkError} */
async function getCaptcha(sdk: Sdk, signal: AbortSignal): Promise<Captcha> {
  return sdk.GET('/auth/admin/v1/captcha', { signal }).then(unwrap);
}

/** A clock that is wrong must not make the page ask all the time. */
const renewAfterMinMs = 60_000;
/** Asked for a little before the old one ends. */
const renewLeadMs = 15_000;

export type CaptchaState =
  | { kind: 'loading'; last: Captcha | null }
  | { kind: 'ready'; captcha: Captcha }
  | { kind: 'failed' };

/**
 * The picture on the login page. It is renewed on demand, and before it is too old to be of use: then
 * what was read in it counts no more, and `onExpired` is called.
 */
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
