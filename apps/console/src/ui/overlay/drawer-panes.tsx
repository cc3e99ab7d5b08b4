import type { ReactNode } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { bottomBar } from './bottom-bar.ts';

export function DrawerPanes({
  aside,
  footer,
  children,
}: {
  aside?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="@container min-h-0 flex-1">
      <div
        className={cn(
          'flex h-full flex-col',
          aside && '@2xl:grid @2xl:grid-cols-2 @2xl:grid-rows-[minmax(0,1fr)_auto]',
        )}
      >
        <div
          className={cn(
            'min-h-0 flex-1 overflow-y-auto max-md:pb-(--toasts)',
            aside && '@2xl:contents',
          )}
        >
          {aside ? (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may hold nothing that takes the focus, and keys scroll it too */}
              <div tabIndex={0} className="-outline-offset-2 @2xl:overflow-y-auto">
                {children}
              </div>
              <div className="border-line max-@2xl:border-t @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:overflow-y-auto @2xl:border-l">
                {aside}
              </div>
            </>
          ) : (
            children
          )}
        </div>
        <div ref={bottomBar} className="border-t border-line bg-surface px-5 py-3 empty:hidden">
          {footer}
        </div>
      </div>
    </div>
  );
}
