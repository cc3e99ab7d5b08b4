import type { ReactNode } from 'react';

/** One choice, with what it does. */
export function PreferenceRow({
  label,
  hint,
  children,
}: {
  label: string;
  hint: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{label}</p>
        <p className="text-xs text-ink-muted">{hint}</p>
      </div>
      {children}
    </div>
  );
}
