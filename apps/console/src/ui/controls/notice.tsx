import { cva } from 'class-variance-authority';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const notice = cva('flex gap-2.5 rounded-md border px-3 py-2.5', {
  variants: {
    tone: {
      info: 'border-info-line bg-info-surface',
      warning: 'border-warning-line bg-warning-surface',
      danger: 'border-danger-line bg-danger-surface',
    },
  },
});

const icons: Record<'info' | 'warning' | 'danger', { icon: LucideIcon; className: string }> = {
  info: { icon: Info, className: 'text-info-text' },
  warning: { icon: TriangleAlert, className: 'text-warning-text' },
  danger: { icon: CircleAlert, className: 'text-danger-text' },
};

export type NoticeProps = {
  tone: keyof typeof icons;
  title: ReactNode;
  announced?: boolean;
  children?: ReactNode;
};

export function Notice({ tone, title, announced = false, children }: NoticeProps) {
  const { icon: Icon, className } = icons[tone];
  return (
    <div data-slot="notice" role={announced ? 'alert' : undefined} className={notice({ tone })}>
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${className}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {children !== undefined && <div className="mt-1 text-ink-muted">{children}</div>}
      </div>
    </div>
  );
}
