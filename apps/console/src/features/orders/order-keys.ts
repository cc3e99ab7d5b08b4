import type { QueryKey } from '@tanstack/react-query';
import type { OrderKind } from './order-kinds.ts';

export const orderKey = (kind: OrderKind) => ['trade', kind] as const;

export const orderListKey = ([topic, , part]: QueryKey) => topic === 'trade' && part === 'list';
