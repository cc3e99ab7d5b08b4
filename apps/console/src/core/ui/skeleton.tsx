import { cn } from './cn.ts';

/** Decorative: its container announces the loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn('block h-3.5 animate-pulse rounded-sm bg-selected', className)}
    />
  );
}
