import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { environment, openedSearch } from '#/boot/browser.ts';
import { environmentParameter, unknownProfile } from '#/boot/environment.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { LiveUpdates } from '#/frame/live/live-updates.tsx';
import { Tooltips } from '#/kit/ui/on-demand/tooltips.tsx';
import { showToast } from '#/kit/ui/toast-store.ts';
import { loadMenuParts } from '#/kit/ui/use-menu.ts';
import { NewVersionNotice } from './new-version-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { TimedChangesNotice } from './timed-changes-notice.tsx';

/** What is to be said about the console itself, between the top bar and the page; and what floats over all. */
export function Notices() {
  useEffect(() => {
    // The first page is there. Where the code cannot be loaded, the first menu that is opened says so.
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

/** The profile to be told of; null once it has been. */
let untold = unknownProfile(openedSearch);

/** Tells once that the address named an unknown profile, and takes it out of the address. */
function useUnknownProfile(): void {
  const router = useRouter();
  const { t, ready } = useTranslation('notices');
  useEffect(() => {
    if (untold === null || !ready) return;
    const { pathname, search, hash } = router.state.location;
    if (environmentParameter in search) {
      const { [environmentParameter]: _, ...rest } = search as Record<string, unknown>;
      void router.navigate({ to: pathname, search: rest, hash, replace: true, resetScroll: false });
    }
    const named = untold;
    untold = null;
    showToast({
      tone: 'info',
      title: t('unknownProfile', { named, tenant: environment.tenant }),
    });
  }, [router, t, ready]);
}
