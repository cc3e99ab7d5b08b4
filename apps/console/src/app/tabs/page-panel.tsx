import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { chainAt } from '#/app/pages/page-registry.ts';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { PageResources } from '#/ui/permission.tsx';
import { panelId, tabId } from './tab-id.ts';
import { unsavedForms } from './unsaved-forms.ts';

/** Caches the scroll position: reading it while pages change would force a full layout. */
let windowTop = 0;
window.addEventListener(
  'scroll',
  () => {
    windowTop = window.scrollY;
  },
  { passive: true },
);

export function PagePanel({ path, children }: { path: string; children: ReactNode }) {
  const wide = useWideScreen();
  const inside = useRef(new Map<Element, [left: number, top: number]>());
  const inWindow = useRef<number | null>(null);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    // Those that are still there say so right after this.
    unsavedForms.clear(path);
    focused.current = document.activeElement;
    if (inWindow.current !== null && inWindow.current !== windowTop) {
      window.scrollTo({ top: inWindow.current, behavior: 'instant' });
    }
    for (const [element, [left, top]] of inside.current) {
      if (element.isConnected && (left > 0 || top > 0)) {
        element.scrollTo({ left, top, behavior: 'instant' });
      } else inside.current.delete(element);
    }
    return () => {
      inWindow.current = windowTop;
    };
  }, [path]);
  useEffect(() => {
    const overlays = [...document.querySelectorAll('[data-slot=overlay]')];
    if (overlays.some((overlay) => overlay.checkVisibility())) return;
    focused.current?.closest<HTMLElement>('[role=tab]')?.focus();
  }, []);

  return (
    <div
      id={panelId(path)}
      // Under 768 px there is no bar of tabs that it could belong to.
      {...(wide && { role: 'tabpanel', 'aria-labelledby': tabId(path) })}
      // Also of what is elsewhere in the document, such as a drawer.
      onScrollCapture={({ target }) => {
        if (target instanceof Element) {
          inside.current.set(target, [target.scrollLeft, target.scrollTop]);
        }
      }}
    >
      <PageResources resources={chainAt(path)}>{children}</PageResources>
    </div>
  );
}
