import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { PageLink } from './page-link.tsx';
import { openDrawers, subscribeToSurfaces } from './surface-stack.ts';
import {
  dismissAll,
  dismissToast,
  isPersistent,
  type Toast,
  toastStore,
  toastText,
} from './toast-store.ts';
import { useWideScreen } from './use-wide-screen.ts';

const showForMs = 6_000;

const looks = {
  success: { icon: CircleCheck, text: 'text-success-text', line: 'border-success-line' },
  danger: { icon: CircleAlert, text: 'text-danger-text', line: 'border-danger-line' },
  info: { icon: Info, text: 'text-info-text', line: 'border-info-line' },
};

const floatingLook =
  'pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar,3.5rem)+0.5rem)] z-60 flex flex-col items-center gap-2';
const dockedLook =
  'flex flex-col gap-1.5 in-[header]:not-empty:w-96 in-[nav]:max-h-[50dvh] in-[nav]:overflow-y-auto in-[nav]:not-empty:px-2 in-[nav]:not-empty:pb-2 in-[nav]:not-empty:pt-1 in-[header]:[&>:not(:last-child)]:hidden';

function subscribe(onChange: () => void) {
  const end = subscribeToSurfaces(onChange);
  addEventListener('resize', onChange);
  return () => {
    end();
    removeEventListener('resize', onChange);
  };
}

/** A drawer covers the side menu below 1024 px, and never the top bar. */
const isMenuCovered = () => innerWidth < 1024 && openDrawers().length > 0;

export function Toaster({ slot: given = null }: { slot?: HTMLElement | null }) {
  const wide = useWideScreen();
  const covered = useSyncExternalStore(subscribe, isMenuCovered);
  const target = covered && given?.closest('nav') ? document.querySelector('header') : given;
  const { t } = useTranslation(['frame', 'shell']);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  // All of them wait: one that left would move the others from under the pointer. Asked of those that are
  // there, since one that is closed under the pointer or the focus never reports that these have gone.
  const paused = toasts.some(({ id }) => id === pointed || id === focused);
  // The next person must not read about the clients of this one.
  useEffect(() => dismissAll, []);
  const docked = wide && target !== null;
  const oneByOne = docked && target.closest('header') !== null;
  const last = toasts.at(-1);
  const lastPersists = last !== undefined && isPersistent(last);
  const floating = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (docked || toasts.length === 0 || floating.current === null) return;
    const { style } = document.documentElement;
    style.setProperty('--toasts', `${floating.current.getBoundingClientRect().height + 16}px`);
    document.body.style.paddingBottom = 'calc(var(--toasts) + var(--bottom-bar, 3.5rem))';
    return () => {
      style.removeProperty('--toasts');
      document.body.style.paddingBottom = '';
    };
  }, [docked, toasts]);
  const section = (
    <section
      ref={floating}
      aria-label={t('notifications')}
      aria-live="polite"
      className={docked ? dockedLook : floatingLook}
    >
      {toasts.map((toast, index) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          paused={paused || (oneByOne && index < toasts.length - 1 && !lastPersists)}
          closeLabel={t('shell:close')}
          onPoint={setPointed}
          onFocus={setFocused}
        />
      ))}
    </section>
  );
  return docked ? createPortal(section, target) : section;
}

function ToastCard({
  toast,
  paused,
  closeLabel,
  onPoint,
  onFocus,
}: {
  toast: Toast;
  paused: boolean;
  closeLabel: string;
  onPoint: (id: number | null) => void;
  onFocus: (id: number | null) => void;
}) {
  const { icon: Icon, text, line } = looks[toast.tone];
  const isError = toast.tone === 'danger';
  const link = toast.tone === 'danger' ? undefined : toast.link;
  const persistent = isPersistent(toast);
  const { title, description } = toastText(toast);
  useEffect(() => {
    if (persistent || paused) return;
    const timer = setTimeout(() => dismissToast(toast.id), showForMs);
    return () => clearTimeout(timer);
  }, [toast.id, persistent, paused]);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    const on = (name: string, listener: () => void) =>
      card.current?.addEventListener(name, listener, { signal: gone.signal });
    on('pointerenter', () => onPoint(toast.id));
    on('pointerleave', () => onPoint(null));
    on('focusin', () => onFocus(toast.id));
    on('focusout', () => onFocus(null));
    return () => gone.abort();
  }, [toast.id, onPoint, onFocus]);
  return (
    <div
      ref={card}
      data-slot="toast"
      role={isError ? 'alert' : undefined}
      className={cn(
        'pointer-events-auto flex w-full max-w-sm animate-pop-in items-start gap-2.5 rounded-md border bg-raised py-2 pr-1 pl-2.5 shadow-float in-[header]:h-10 in-[header]:py-0 in-[header]:text-xs',
        line,
      )}
    >
      <Icon
        aria-hidden="true"
        size={16}
        className={cn('mt-0.5 shrink-0 in-[header]:mt-2.5', text)}
      />
      <div
        title={[title, description].filter(Boolean).join(' ')}
        className="min-w-0 flex-1 in-[header]:flex in-[header]:items-center in-[header]:gap-2 in-[header]:self-center"
      >
        <div className="min-w-0 in-[header]:line-clamp-2 in-[header]:flex-1 in-[header]:*:mr-2 in-[header]:*:inline">
          <p className="font-medium">{title}</p>
          {description !== undefined && (
            <p className="mt-0.5 break-words text-ink-muted">{description}</p>
          )}
        </div>
        {link !== undefined && (
          <p className="mt-1 shrink-0 in-[header]:mt-0">
            <PageLink to={link.to} search={link.search} onFollow={() => dismissToast(toast.id)}>
              {link.label}
            </PageLink>
          </p>
        )}
      </div>
      <IconButton label={closeLabel} size="sm" onClick={() => dismissToast(toast.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
