import { ArrowLeftRight, ScrollText } from 'lucide-react';
import type { MoreAction } from '#/business/list/table/column.ts';

export const exchanges: MoreAction = {
  name: 'exchanges',
  icon: ArrowLeftRight,
  permit: { action: 'read', resource: 'client' },
  to: '/funds/exchange',
};

export const reconciliation: MoreAction = {
  name: 'reconciliation',
  icon: ScrollText,
  permit: { action: 'approve', resource: ['deposit', 'funds'] },
  to: '/funds/reconciliation',
};
