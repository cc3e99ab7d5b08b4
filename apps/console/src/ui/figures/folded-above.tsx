import { ChevronDown, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { useWideScreen } from '../controls/use-wide-screen.ts';

export function FoldedAbove({
  title,
  count,
  warning = false,
  children,
}: {
  title: string;
  count?: number;
  warning?: boolean;
  children: ReactNode;
}) {
  const wide = useWideScreen();
  if (wide) return children;
  return (
    <details className="group">
      <summary
        className={cn(
          'flex h-10 items-center gap-1.5 rounded-md border px-3',
          warning ? 'border-warning-line bg-warning-surface' : 'border-line bg-surface',
        )}
      >
        {warning && (
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning-text" />
        )}
        <span className="truncate">{title}</span>
        <span className="tabular-nums">{count}</span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 shrink-0 text-ink-muted group-open:rotate-180"
        />
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
