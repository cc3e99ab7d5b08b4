import { DrawerSkeleton } from '#/ui/controls/drawer-skeleton.tsx';

/** Placeholder of a tab until its response arrives. */
export function TabSkeleton() {
  return (
    <div className="-mx-5 -mt-5">
      <DrawerSkeleton />
    </div>
  );
}
