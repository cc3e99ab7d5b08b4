import { useEffect } from 'react';
import { LiveUpdates } from '#/frame/live/live-updates.tsx';
import { Tooltips } from '#/kit/ui/on-demand/tooltips.tsx';
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
  return (
    <>
      <OfflineNotice />
      <NewVersionNotice />
      <TimedChangesNotice />
      <LiveUpdates />
      <Tooltips />
    </>
  );
}
