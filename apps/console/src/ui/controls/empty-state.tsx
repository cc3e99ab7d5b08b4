import { Inbox, type LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { usePassOnFocus } from './use-pass-on-focus.ts';

export type EmptyStateProps = {
  title: string;
  hint: string;
  icon?: LucideIcon;
  action?: ReactNode;
};

export function EmptyState({ title, hint, icon: Icon = Inbox, action }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className="flex flex-col items-center gap-1 px-4 py-14 text-center"
    >
      <Icon aria-hidden="true" className="mb-2 size-8 text-ink-faint" strokeWidth={1.5} />
      <p className="text-base font-medium">{title}</p>
      <p className="max-w-sm text-ink-muted">{hint}</p>
      {action && <Action>{action}</Action>}
    </div>
  );
}

function Action({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  usePassOnFocus(element);
  return (
    <div ref={element} className="mt-3">
      {children}
    </div>
  );
}
