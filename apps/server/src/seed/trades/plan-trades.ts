import type { Schemas } from '@brokerdesk/sdk';
import type { ProductPart } from './trade-products.ts';

export interface PlannedTrade {
  kind: Schemas.TradeKind;
  part: ProductPart;
  status: Schemas.TradeStatus;
  end?: 'rejected' | 'unfilled' | 'lapsed';
  robot?: boolean;
}

const simple = ['stock', 'block', 'daily', 'ai', 'fund', 'quant'] as const;
const life = ['awaiting', 'holding', 'sold', 'unsettled', 'completed'] as const;

export function planTrades(copies: number): PlannedTrade[] {
  const once: PlannedTrade[] = [
    ...simple.flatMap((kind): PlannedTrade[] => [
      ...life.map((status): PlannedTrade => {
        const part = kind === 'daily' && status === 'awaiting' ? 'dailyOpen' : kind;
        return { kind, part, status };
      }),
      { kind, part: kind, status: 'released', end: 'rejected' },
    ]),
    ...(['holding', 'sold', 'unsettled', 'completed'] as const).map(
      (status): PlannedTrade => ({ kind: 'ipo', part: 'ipo', status }),
    ),
    { kind: 'ipo', part: 'ipo', status: 'released', end: 'unfilled' },
    { kind: 'ipo', part: 'ipoOpen', status: 'awaiting' },
    { kind: 'ipo', part: 'ipoOpen', status: 'awaiting' },
    ...(['payment', 'outstanding', 'holding'] as const).map(
      (status): PlannedTrade => ({ kind: 'ipo', part: 'ipoPaying', status }),
    ),
    { kind: 'ipo', part: 'ipoLapsed', status: 'released', end: 'lapsed' },
    ...(['awaiting', 'holding', 'completed'] as const).map(
      (status): PlannedTrade => ({ kind: 'subscribe', part: 'ai', status }),
    ),
    { kind: 'subscribe', part: 'ai', status: 'released', end: 'rejected' },
  ];
  const ofRobots: PlannedTrade[] = simple.map((kind) => ({
    kind,
    part: kind,
    status: 'holding',
    robot: true,
  }));
  return [...Array.from({ length: copies }, () => once).flat(), ...ofRobots];
}
