import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { DrawerSkeleton } from '#/ui/controls/drawer-skeleton.tsx';

export type TabProps = { client: Schemas.Client };

export function TabSkeleton() {
  return (
    <div className="-mx-5 -mt-5">
      <DrawerSkeleton />
    </div>
  );
}

export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="inline-flex flex-col">
      <span>{first}</span>
      <span className="text-xs text-ink-muted">{second}</span>
    </span>
  );
}
