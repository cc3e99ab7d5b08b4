import { Skeleton } from '#/core/ui/skeleton.tsx';
import { Repeat } from './repeat.tsx';

const bars = ['w-28', 'w-40', 'w-24', 'w-36', 'w-32', 'w-20', 'w-40', 'w-28'];

export function DrawerSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-x-4 gap-y-6 px-5 py-5">
      <Repeat times={bars.length}>{(at) => <Skeleton className={bars[at] ?? ''} />}</Repeat>
    </div>
  );
}
