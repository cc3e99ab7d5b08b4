import type { QueryKey } from '@tanstack/react-query';
import type { OrderKind } from './order-kinds.ts';

/** Everything fetched about orders of a kind is under this key. */
export const orderKey = (kind: OrderKind) => ['trade', kind] as const;

/** Whether it is the key of a list of orders. */
export const orderListKey = ([topic, , part]: QueryKey) => topic === 'trade' && part === 'list';
