import { useRouter } from '@tanstack/react-router';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { environment, openedSearch } from '#/core/browser/browser.ts';
import { environmentParameter, tenants } from '#/core/browser/environment.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { loadMenuParts } from '#/ui/controls/use-menu.ts';
import { Tooltips } from '#/ui/overlay/tooltips.tsx';
import { LiveUpdates, useOnline } from '../live/live-updates.tsx';
import { NewVersionNotice } from './new-version.tsx';
import { TimedChangesNotice } from './timed-changes-notice.tsx';

const shownForMs = 5_000;

function OfflineNotice() {
  const { t } = useTranslation(['frame', 'notices']);
  const online = useOnline();
  const back = useJustBack(online);
  const Icon = online ? Wifi : WifiOff;
  return (
    <div role="status">
      {(!online || back) && (
        <p
          className={cn(
            'flex items-center gap-2 border-b px-4 py-2 md:px-6',
            online
              ? 'border-success-line bg-success-surface text-success-text'
              : 'border-warning-line bg-warning-surface text-warning-text',
          )}
        >
          <Icon aria-hidden="true" size={16} className="shrink-0" />
          {online ? t('notices:backOnline') : t('offline')}
        </p>
      )}
    </div>
  );
}

function useJustBack(online: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  const back = online && wasOffline;
  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setWasOffline(false), shownForMs);
    return () => clearTimeout(timer);
  }, [back]);
  return back;
}

function unknownProfile(search: string): string | null {
  const named = new URLSearchParams(search).get(environmentParameter);
  return tenants.some((tenant) => tenant === named) ? null : named;
}

let untold = unknownProfile(openedSearch);

function useUnknownProfile(): void {
  const router = useRouter();
  const { t, ready } = useTranslation('notices');
  useEffect(() => {
    if (untold === null || !ready) return;
    const { pathname, search, hash } = router.state.location;
    const { [environmentParameter]: _, ...rest } = search as Record<string, unknown>;
    void router.navigate({ to: pathname, search: rest, hash, replace: true, resetScroll: false });
    showToast({
      tone: 'info',
      title: t('unknownProfile', { named: untold, tenant: environment.tenant }),
    });
    untold = null;
  }, [router, t, ready]);
}

export function Notices() {
  useEffect(() => {
    // The first page is usable without this; the first menu that opens reports a failure.
    loadMenuParts().catch(() => {});
  }, []);
  useUnknownProfile();
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bars.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const heights = new ResizeObserver(() => {
      style.setProperty('--notices', `${element.offsetHeight}px`);
    });
    heights.observe(element);
    return () => {
      heights.disconnect();
      style.removeProperty('--notices');
    };
  }, []);
  return (
    <>
      {/* Lists and drawers begin below, and are as much shorter: nothing is pushed off the screen. */}
      <div ref={bars} className="z-20 bg-canvas md:sticky md:top-12">
        <OfflineNotice />
        <NewVersionNotice />
        <TimedChangesNotice />
        <LiveUpdates />
      </div>
      <Tooltips />
    </>
  );
}
