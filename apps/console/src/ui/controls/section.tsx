import { type ReactNode, useId } from 'react';
import { PanelBoundary } from './panel-boundary.tsx';

export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line px-5 py-4 last:border-b-0">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {aside}
      </div>
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  );
}

export function Panel({
  title,
  aside,
  children,
}: {
  title: string;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mb-3 rounded-md border border-line p-3">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <h4 className="font-medium">{title}</h4>
        <span className="text-ink-muted">{aside}</span>
      </div>
      {children}
    </div>
  );
}
