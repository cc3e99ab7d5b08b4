import type { ReactNode } from 'react';

/** A framed part of a section, for one of several like things. */
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
