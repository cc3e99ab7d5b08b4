import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { cn } from '#/core/ui/cn.ts';
import { type Progress, progress, progressMin, progressSpeedMs } from '../navigation/progress.ts';

/** Always in the document, so that showing it causes no layout of the page. */
export function ProgressBar({ progress }: { progress: Progress }) {
  const { t } = useTranslation('shell');
  const part = useSyncExternalStore(progress.subscribe, progress.read);
  const isFading = part === 1;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      aria-hidden={isFading || part === null}
      className={cn(
        'pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5',
        part === null && 'invisible',
      )}
    >
      <div
        className="h-full origin-left bg-accent ease-in-out transition-[transform,opacity] motion-reduce:transition-none"
        style={{
          transform: `scaleX(${part ?? progressMin})`,
          opacity: isFading ? 0 : 1,
          // From the end of one to the beginning of the next it goes unseen, and at once.
          transitionDuration: part === null ? '0s' : `${progressSpeedMs}ms`,
        }}
      />
    </div>
  );
}

function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        // The page names itself in the same commit, which is whole by then.
        queueMicrotask(() => {
          setTitle(document.title);
          focusPage();
        });
      }),
    [router],
  );
  return <Announcement>{title}</Announcement>;
}

function focusPage() {
  const main = document.querySelector('main');
  const { activeElement } = document;
  if (main === null) return;
  // Focus may be on a cached tab that is hidden.
  if (
    activeElement?.checkVisibility() &&
    activeElement.closest('main, [role=dialog], [role=tab]')
  ) {
    return;
  }
  const headings = [...main.querySelectorAll('h1')];
  const target = headings.find((heading) => heading.checkVisibility()) ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

export function Root() {
  return (
    <>
      <ProgressBar progress={progress} />
      <RouteAnnouncer />
      <Outlet />
    </>
  );
}
