import { Outlet } from '@tanstack/react-router';
import { progress } from './navigation/progress.ts';
import { ProgressBar } from './navigation/progress-bar.tsx';
import { RouteAnnouncer } from './navigation/route-announcer.tsx';

export function Root() {
  return (
    <>
      <ProgressBar progress={progress} />
      <RouteAnnouncer />
      <Outlet />
    </>
  );
}
