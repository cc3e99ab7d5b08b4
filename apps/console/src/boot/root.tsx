import { Outlet } from '@tanstack/react-router';
import { progress } from '#/boot/navigation/progress.ts';
import { ProgressBar } from '#/boot/navigation/progress-bar.tsx';
import { RouteAnnouncer } from '#/boot/navigation/route-announcer.tsx';

export function Root() {
  return (
    <>
      <ProgressBar progress={progress} />
      <RouteAnnouncer />
      <Outlet />
    </>
  );
}
