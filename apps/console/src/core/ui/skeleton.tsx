import { cn } from './cn.ts';

/** A grey bar where words will be. Decoration: what holds it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn('block h-3.5 animate-pulse rounded-sm bg-selected', className)}
    />
  );
}
