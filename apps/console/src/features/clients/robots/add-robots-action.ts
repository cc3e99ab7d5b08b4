import { Bot } from 'lucide-react';
import type { MoreAction } from '#/business/list/table/more-action.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

export const addRobots: MoreAction = {
  name: 'addRobots',
  icon: Bot,
  permit: { action: 'robot', resource: 'client' },
  /** Comes with its texts when robots are to be added. */
  dialog: lazyOverlay(
    async () => (await import('./add-robots.tsx')).AddRobots,
    ['form', 'client-robots'],
  ),
};
