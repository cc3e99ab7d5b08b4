import { ArrowLeftRight } from 'lucide-react';
import type { MoreAction } from '#/business/list/table/column.ts';

/** The way to what clients have exchanged, which has no menu entry. */
export const exchanges: MoreAction = {
  name: 'exchanges',
  icon: ArrowLeftRight,
  permit: { action: 'read', resource: 'client' },
  to: '/funds/exchange',
};
