import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { MissingPart } from '#/ui/controls/loaded.tsx';
import { PanelBoundary } from '#/ui/controls/panel-boundary.tsx';
import { type DrawerLayer, DrawerLayerContext } from '../controls/surface-stack.ts';
import { useShortcuts } from '../controls/use-shortcuts.ts';
import { useWideScreen } from '../controls/use-wide-screen.ts';
import { bottomBar } from './bottom-bar.ts';
import { DrawerEdge } from './drawer-edge.tsx';
import { drawerWidth, useDrawerSurface, useDrawerWidth } from './use-drawer-surface.ts';
import { useReturnFocus } from './use-return-focus.ts';

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

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Names record and state: when it changes, the heading takes the focus again and is read out. */
  recordId: string | undefined;
  badge?: ReactNode;
  /** For two panes: on a wide screen it takes all of the page but the menu, and its panes scroll. */
  full?: boolean;
  head?: ReactNode;
  aside?: ReactNode;
  footer?: ReactNode;
  returnFocusTo?: () => HTMLElement | null;
  children: ReactNode;
};

/** The page beside it stays usable. Until a drawer that is opened from it is closed, this one is out of reach. */
export function Drawer(props: DrawerProps) {
  return (
    <Primitive.Root
      open={props.open}
      modal={false}
      onOpenChange={(open) => !open && props.onClose()}
    >
      <Primitive.Portal>
        <DrawerPanel {...props} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const broken = (onRetry: () => void) => (
  <div className="p-5">
    <MissingPart of="brokenPanel" onRetry={onRetry} />
  </div>
);

export function BrokenDrawer({
  id,
  onRetry,
  onClose,
}: {
  id: string;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <Drawer open onClose={onClose} recordId={id} title={t('brokenPanel.drawer')}>
      {broken(onRetry)}
    </Drawer>
  );
}

const layerClass = {
  record: 'z-30',
  entries: 'z-31',
  client: 'z-32',
} as const satisfies Record<DrawerLayer, string>;

let drawers = 0;

/** To find the drawer by `:has` would cost every change of the page. */
function countDrawer(): () => void {
  const root = document.documentElement;
  const count = (by: 1 | -1) => {
    drawers += by;
    root.toggleAttribute('data-drawer', drawers > 0);
  };
  count(1);
  return () => count(-1);
}

function placeAtLeftOfRecord() {
  const menuWidth = document.getElementById('content')?.offsetLeft ?? 0;
  return {
    right: 'min(var(--drawer-width), 100vw - 25rem)',
    maxWidth: `max(25rem, 100vw - ${menuWidth}px - var(--drawer-width))`,
  };
}

function DrawerPanel({
  onClose,
  title,
  recordId,
  badge,
  full = false,
  head,
  aside,
  footer,
  returnFocusTo,
  children,
}: DrawerProps) {
  const { t } = useTranslation('kit');
  const layer = useContext(DrawerLayerContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useShortcuts({ Escape: { labelKey: 'panel.close' } });
  const { covered, below, beside, onEscape } = useDrawerSurface(onClose);
  const defaultWidth = aside ? drawerWidth.twoPanes : drawerWidth.onePane;
  const { width, resize } = useDrawerWidth(below, defaultWidth, beside);
  const returnFocus = useReturnFocus(true);
  // Before the heading takes the focus.
  useLayoutEffect(returnFocus.onOpenAutoFocus, []);
  // Toasts stay beside a drawer; beside a full one there is no place.
  useLayoutEffect(() => (full ? undefined : countDrawer()), [full]);
  const wide = useWideScreen();
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is what moves the focus
  useEffect(() => {
    // A drawer may begin with a form, which has the focus already.
    const hasFocus = heading.current?.closest('[role=dialog]')?.contains(document.activeElement);
    // The palette may have been opened while this was loading.
    const isElsewhere = document.activeElement?.closest('[data-slot=palette]') != null;
    if (!isElsewhere && (begun.current || !hasFocus)) heading.current?.focus();
    begun.current = true;
  }, [recordId]);
  const alone = (panel: ReactNode) =>
    panel && (
      <PanelBoundary subject={recordId} fallback={broken}>
        {panel}
      </PanelBoundary>
    );
  return (
    <Primitive.Content
      data-slot={full ? 'full-drawer' : 'drawer'}
      aria-describedby={undefined}
      inert={covered}
      className={cn(
        'fixed inset-y-0 flex md:top-[calc(3rem+var(--notices,0px))] w-full animate-slide-in-right flex-col border-l border-line bg-raised shadow-float inert:after:absolute inert:after:inset-0 inert:after:bg-scrim',
        layerClass[layer],
        full && 'lg:w-[calc(100%-14.5rem)]',
        !beside && 'right-0',
      )}
      {...(wide && !full && { style: { width, ...(beside && placeAtLeftOfRecord()) } })}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={onEscape}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // Another drawer has come in its place, and has the focus.
        if (document.activeElement?.closest('[role=dialog]')) return;
        if (returnFocusTo === undefined) return returnFocus.onCloseAutoFocus(event);
        returnFocusTo()?.focus();
      }}
    >
      <div className="border-b border-line py-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-3 pl-5 md:flex-nowrap">
          <Primitive.Title
            ref={heading}
            tabIndex={-1}
            className="min-w-0 flex-1 break-words text-lg font-semibold outline-none md:flex-initial md:truncate"
          >
            {title}
          </Primitive.Title>
          {badge && (
            <div className="flex shrink-0 items-center gap-3 max-md:order-last max-md:basis-full">
              {badge}
            </div>
          )}
          <div className="flex-1 max-md:hidden" />
          <Primitive.Close asChild>
            <IconButton label={t('close')}>
              <X aria-hidden="true" />
            </IconButton>
          </Primitive.Close>
        </div>
        {alone(head)}
      </div>
      <DrawerPanes aside={alone(aside)} footer={alone(footer)}>
        {alone(children)}
      </DrawerPanes>
      {!full && !beside && (
        <DrawerEdge width={width} defaultWidth={defaultWidth} onResize={resize} />
      )}
    </Primitive.Content>
  );
}
