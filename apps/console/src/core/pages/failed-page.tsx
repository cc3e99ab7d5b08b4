import { CircleAlert, type LucideIcon, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#/core/ui/button.tsx';

export function FailedPage({
  title,
  hint,
  action,
  icon: Icon = RefreshCw,
  onAction,
  busy = false,
  children,
}: {
  title: string;
  hint: string;
  action: string;
  icon?: LucideIcon;
  onAction: () => void;
  busy?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="flex min-h-[70vh] flex-col items-center justify-center gap-2 px-4 text-center"
    >
      <CircleAlert aria-hidden="true" size={32} strokeWidth={1.75} className="text-danger-text" />
      <h1 className="mt-1 text-xl font-semibold">{title}</h1>
      <p className="max-w-md text-ink-muted">{hint}</p>
      <Button variant="primary" busy={busy} onClick={onAction} className="mt-3">
        {!busy && <Icon aria-hidden="true" />}
        {action}
      </Button>
      {children}
    </div>
  );
}
