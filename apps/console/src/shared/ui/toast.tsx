import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';
import { dismissToast, type Toast, toastStore } from './toast-store.ts';

const showForMs = 6_000;

const looks = {
  success: { icon: CircleCheck, text: 'text-success-text' },
  danger: { icon: CircleAlert, text: 'text-danger-text' },
  info: { icon: Info, text: 'text-info-text' },
};

/** Where toasts appear. Once in the app. */
export function Toaster() {
  const { t } = useTranslation('shell');
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <section
      aria-label={t('notifications')}
      aria-live="polite"
      // At the top, in the middle: a review's buttons stand at the bottom right, and must stay free.
      className="pointer-events-none fixed inset-x-4 top-4 z-60 flex flex-col items-center gap-2"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={t('close')} />
      ))}
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { icon: Icon, text } = looks[toast.tone];
  const stays = toast.tone === 'danger';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissToast(toast.id), showForMs);
    return () => clearTimeout(timer);
  }, [toast.id, stays]);
  return (
    <div
      data-slot="toast"
      role={stays ? 'alert' : undefined}
      className="pointer-events-auto flex w-full max-w-sm animate-pop-in items-start gap-2.5 rounded-md bg-raised py-2.5 pr-2 pl-3 shadow-float"
    >
      <Icon aria-hidden="true" size={16} className={cn('mt-0.5 shrink-0', text)} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{toast.title}</p>
        {toast.description !== undefined && (
          <p className="mt-0.5 break-words text-ink-muted">{toast.description}</p>
        )}
      </div>
      <IconButton label={closeLabel} size="sm" onClick={() => dismissToast(toast.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
