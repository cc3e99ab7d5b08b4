import type { Schemas } from '@brokerdesk/sdk';

export type LineFault = 'notWhole' | 'aboveApplied' | 'notWholeLots';

type Line = Pick<Schemas.AllocationLine, 'trx_id' | 'applied' | 'client' | 'kyc_status'>;

/** An order that is not named gets nothing. */
export type Quantities = Pick<ReadonlyMap<string, string>, 'get'>;

/** Null if it is none. Separators of thousands may be typed. */
export function readQuantity(text: string): number | null {
  // Most are plain, of fifty thousand lines: those are not looked through twice.
  const plain = /^\d*$/.test(text) ? text : text.replace(/[,，\s]/g, '');
  if (plain === '') return 0;
  return /^\d{1,15}$/.test(plain) ? Number(plain) : null;
}

export function faultOf(text: string, applied: number, lot: number): LineFault | null {
  return faultOfQuantity(readQuantity(text), applied, lot);
}

function faultOfQuantity(quantity: number | null, applied: number, lot: number): LineFault | null {
  if (quantity === null) return 'notWhole';
  if (quantity > applied) return 'aboveApplied';
  return quantity % lot === 0 ? null : 'notWholeLots';
}

export type Judgement = {
  allotted: number;
  orders: number;
  winners: number;
  robots: { allotted: number; orders: number; winners: number };
  unverified: { orders: number; winners: number };
  pool: number;
  left: number;
  faults: ReadonlyMap<string, LineFault>;
};

export function judgeBook(
  {
    lines,
    pool_qty: poolQty,
    taken,
    lot_size: lot,
  }: { lines: readonly Line[] } & Pick<Schemas.Allocation, 'pool_qty' | 'taken' | 'lot_size'>,
  quantities: Quantities,
): Judgement {
  const clients = { allotted: 0, orders: 0, winners: 0 };
  const robots = { allotted: 0, orders: 0, winners: 0 };
  const unverified = { orders: 0, winners: 0 };
  const faults = new Map<string, LineFault>();
  for (const line of lines) {
    const { trx_id: id, applied, client } = line;
    const text = quantities.get(id) ?? '';
    const read = readQuantity(text);
    const fault = faultOfQuantity(read, applied, lot);
    if (fault !== null) faults.set(id, fault);
    const quantity = read ?? 0;
    const side = client.fake ? robots : clients;
    side.orders += 1;
    side.allotted += quantity;
    if (quantity > 0) side.winners += 1;
    if (isVerified(line)) continue;
    unverified.orders += 1;
    if (quantity > 0) unverified.winners += 1;
  }
  const pool = Math.max(0, poolQty - taken);
  const left = pool - clients.allotted - robots.allotted;
  return { ...clients, robots, unverified, pool, left, faults };
}

/** Robots have no identity. */
export const isVerified = ({ client, kyc_status }: Pick<Line, 'client' | 'kyc_status'>): boolean =>
  client.fake || kyc_status === 'approved';

export const isLawful = ({ left, faults }: Pick<Judgement, 'left' | 'faults'>): boolean =>
  left >= 0 && faults.size === 0;
