import { LiveUpdates } from '#/app/live/live-updates.tsx';
import { Tooltips } from '#/shared/ui/tooltips.tsx';
import { NewVersionNotice } from './new-version-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** What is to be said about the console itself, between the top bar and the page; and what floats over all. */
export function Notices() {
  return (
    <>
      <OfflineNotice />
      <NewVersionNotice />
      <LiveUpdates />
      <Tooltips />
    </>
  );
}
