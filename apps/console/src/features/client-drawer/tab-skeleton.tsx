import { DrawerSkeleton } from '#/ui/controls/drawer-skeleton.tsx';

/** Fills a tab until its answer has come: the bars are where its words will be. */
export function TabSkeleton() {
  return (
    <div className="-mx-5 -mt-5">
      <DrawerSkeleton />
    </div>
  );
}
