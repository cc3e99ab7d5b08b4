import { Outlet } from '@tanstack/react-router';
import { progress } from '#/core/navigation/progress.ts';
import { ProgressBar } from '#/core/navigation/progress-bar.tsx';
import { RouteAnnouncer } from '#/core/navigation/route-announcer.tsx';

export function Root() {
  return (
    <>
      <ProgressBar progress={progress} />
      <RouteAnnouncer />
      <Outlet />
    </>
  );
}
