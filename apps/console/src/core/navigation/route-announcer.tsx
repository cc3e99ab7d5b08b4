import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Announcement } from '#/core/ui/announcement.tsx';

export function RouteAnnouncer() {
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

/** The page's heading, or its main part. */
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
