export interface ManyRow {
  id: string;
  client: string;
  username: string;
  amount: string;
  currency: string;
  status: string;
  created: string;
  rate: string;
  agent: string;
}

const surnames = ['王', '李', '张', '刘', '陈', '杨', '黄', '赵', '周', '吴'];
const currencies = ['USD', 'EUR', 'CNY', 'USDT'];
const statuses = ['pending', 'approved', 'rejected'];

const of = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** No two amounts are the same: there is one order by them, which begins with another row. */
export function manyRows(count: number): ManyRow[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `D${String(at + 1).padStart(6, '0')}`,
    client: `${of(surnames, at * 7)}${of(surnames, at * 3)}${at % 97}`,
    username: `client${at}`,
    amount: `${((at + 1) * 7919) % count}.50`,
    currency: of(currencies, at),
    status: of(statuses, at),
    created: new Date(1_790_000_000_000 + at * 60_000).toISOString(),
    rate: `${1 + (at % 900) / 1000}`,
    agent: `agent${at % 40}`,
  }));
}

export const manyPageSize = 100;

export const isFiltered = ({ currency }: ManyRow) => currency === 'USD';
