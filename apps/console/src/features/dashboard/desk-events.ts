import type { Schemas } from '@brokerdesk/sdk';

type DeskEvent = Schemas.DeskEvent;

export function eventsByDay({ events, as_of: now, timezone }: Schemas.DeskDay) {
  const isOverdue = ({ kind, at }: DeskEvent) => kind !== null && Date.parse(at) <= Date.parse(now);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  const byDay = new Map<string, DeskEvent[]>();
  for (const event of events) {
    if (isOverdue(event)) continue;
    const date = day.format(new Date(event.at));
    byDay.set(date, [...(byDay.get(date) ?? []), event]);
  }
  return {
    overdue: events.filter(isOverdue),
    days: [...byDay.values()].flatMap((some) =>
      some[0] ? [{ at: some[0].at, events: some }] : [],
    ),
  };
}

const filters = {
  confirms: { phase: 'confirming' },
  redeems: { phase: 'redeeming' },
  payment_due: { phase: 'payment_due', sort: 'pay_deadline' },
  matures: { status: 'holding', sort: 'settle_at' },
  clears: { status: 'sold', sort: 'settle_at' },
  settles: { status: 'unsettled', sort: 'settle_at' },
} as const;

/** The list of the orders that an event is about. */
export function ordersLink({ event, product }: DeskEvent, kind: Schemas.TradeKind) {
  const filter = event in filters ? filters[event as keyof typeof filters] : {};
  return { to: `/trx/${kind}`, search: { product_id: product.id, ...filter } };
}
