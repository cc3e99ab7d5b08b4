import { ArrowLeftRight, ScrollText } from 'lucide-react';
import type { MoreAction } from '#/business/list/table/column.ts';

/** The way to what clients have exchanged, which has no menu entry. */
export const exchanges: MoreAction = {
  name: 'exchanges',
  icon: ArrowLeftRight,
  permit: { action: 'read', resource: 'client' },
  to: '/funds/exchange',
};

/** The way to the bank statements, which has no menu entry either. */
export const reconciliation: MoreAction = {
  name: 'reconciliation',
  icon: ScrollText,
  permit: { action: 'approve', resource: ['deposit', 'funds'] },
  to: '/funds/reconciliation',
};
