import { type ReactNode, useId } from 'react';

export function Tile({
  label,
  value,
  aside,
  children,
}: {
  label: string;
  value: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col rounded-md border border-line bg-surface p-3 md:px-4"
    >
      <h3 id={id} className="text-ink-muted">
        {label}
      </h3>
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1">
        <p className="text-2xl font-semibold">{value}</p>
        {aside}
      </div>
      {children !== undefined && children !== false && (
        <div className="mt-3 border-t border-line pt-3">{children}</div>
      )}
    </section>
  );
}
