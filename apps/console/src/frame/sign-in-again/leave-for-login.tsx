import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { loginPath } from '#/boot/navigation/paths.ts';
import { FailedPage } from '#/boot/pages/failed-page.tsx';
import { lockExempt } from './use-session-lock.ts';

function leave() {
  const { pathname, search } = location;
  location.replace(`${loginPath}?redirect=${encodeURIComponent(`${pathname}${search}`)}`);
}

/** Where the sign-in cannot be had, the login page is the way back; the browser may ask first, and the person stay. */
export function LeaveForLogin() {
  const { t } = useTranslation('shell');
  useEffect(leave, []);
  return createPortal(
    <div {...lockExempt} className="pointer-events-auto fixed inset-0 z-70 bg-canvas">
      <FailedPage
        title={t('error.chunk')}
        hint={t('error.chunkHint')}
        action={t('error.reload')}
        onAction={leave}
      />
    </div>,
    document.body,
  );
}
