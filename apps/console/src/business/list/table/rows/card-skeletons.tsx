import { Skeleton } from '#/core/ui/skeleton.tsx';
import { Repeat } from '#/ui/controls/repeat.tsx';

const skeletonCount = 5;

/** Cards whose records are not there yet. */
export function CardSkeletons() {
  return (
    <div className="flex flex-col gap-2">
      <Repeat times={skeletonCount}>
        {() => (
          <div className="flex flex-col gap-3 rounded-md border border-line bg-surface p-3">
            <Skeleton className="w-40" />
            <Skeleton className="w-full" />
            <Skeleton className="w-2/3" />
          </div>
        )}
      </Repeat>
    </div>
  );
}
