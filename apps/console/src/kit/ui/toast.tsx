import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { cn } from '#/boot/ui/cn.ts';
import { IconButton } from '#/boot/ui/icon-button.tsx';
import { PageLink } from './page-link.tsx';
import { dismissToast, type Toast, toastStore, toastText } from './toast-store.ts';

const showForMs = 6_000;
/** Long enough to be read, thought about and followed. */
const showLinkForMs = 20_000;

const looks = {
  success: { icon: CircleCheck, text: 'text-success-text' },
  danger: { icon: CircleAlert, text: 'text-danger-text' },
  info: { icon: Info, text: 'text-info-text' },
};

/** Where toasts appear. Once in the app. */
export function Toaster() {
  const { t } = useTranslation(['frame', 'shell']);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  // All of them wait: one that left would move the others from under the pointer. Asked of those that are
  // there, since one that is closed under the pointer or the focus never reports that these have gone.
  const held = toasts.some(({ id }) => id === pointed || id === focused);
  return (
    <section
      aria-label={t('notifications')}
      aria-live="polite"
      // At the foot of the list, where nothing is typed or pressed: beside a drawer where there is room for both,
      // and above its buttons where there is not.
      className="pointer-events-none fixed inset-x-4 bottom-16 z-60 flex flex-col items-center gap-2 lg:bottom-3 lg:in-data-drawer:right-[calc(var(--drawer-width,35rem)+1rem)]"
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          held={held}
          closeLabel={t('shell:close')}
          onPoint={setPointed}
          onFocus={setFocused}
        />
      ))}
    </section>
  );
}

function ToastCard({
  toast,
  held,
  closeLabel,
  onPoint,
  onFocus,
}: {
  toast: Toast;
  /** Its time begins anew once it is not. */
  held: boolean;
  closeLabel: string;
  onPoint: (id: number | null) => void;
  onFocus: (id: number | null) => void;
}) {
  const { icon: Icon, text } = looks[toast.tone];
  const stays = toast.tone === 'danger';
  const link = toast.tone === 'danger' ? undefined : toast.link;
  const shownForMs = link ? showLinkForMs : showForMs;
  const { title, description } = toastText(toast);
  useEffect(() => {
    if (stays || held) return;
    const timer = setTimeout(() => dismissToast(toast.id), shownForMs);
    return () => clearTimeout(timer);
  }, [toast.id, stays, held, shownForMs]);
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
      role={stays ? 'alert' : undefined}
      className="pointer-events-auto flex w-full max-w-sm animate-pop-in items-start gap-2.5 rounded-md bg-raised py-2.5 pr-2 pl-3 shadow-float"
    >
      <Icon aria-hidden="true" size={16} className={cn('mt-0.5 shrink-0', text)} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {description !== undefined && (
          <p className="mt-0.5 break-words text-ink-muted">{description}</p>
        )}
        {link !== undefined && (
          <p className="mt-1">
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
