import type { ReactNode } from 'react';

/** One number with its name, and what belongs to it underneath. */
export function Figure({
  label,
  value,
  aside,
  children,
}: {
  label: string;
  value: string;
  /** In the corner. */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      className="flex min-w-0 flex-col rounded-md border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="text-ink-muted">{label}</h3>
        {aside}
      </div>
      <p className="mt-1 text-2xl font-semibold">{value}</p>
      {children !== undefined && children !== false && (
        <div className="mt-3 border-t border-line pt-3">{children}</div>
      )}
    </section>
  );
}
