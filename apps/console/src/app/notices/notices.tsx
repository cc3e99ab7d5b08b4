import { useEffect, useRef } from 'react';
import { LiveUpdates } from '#/app/live/live-updates.tsx';
import { loadMenuParts } from '#/ui/controls/use-menu.ts';
import { Tooltips } from '#/ui/overlay/tooltips.tsx';
import { NewVersionNotice } from './new-version-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { TimedChangesNotice } from './timed-changes-notice.tsx';
import { useUnknownProfile } from './unknown-profile.ts';

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
