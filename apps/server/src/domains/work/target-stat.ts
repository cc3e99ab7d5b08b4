import type { Schemas } from '@brokerdesk/sdk';
import { and, gte, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationInput } from '../../http/routes.ts';
import { type Reader, rowsOf } from '../../kernel/db/database.ts';
import { workItem } from '../../kernel/db/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { clock } from '../../platform/work-item.ts';
import { resolvePeriod, type TimeRange } from '../figures/time-range.ts';
import { allQueues, countsSince, isQueued, type Queue } from './work-queues.ts';
import { inScope, mayDecideOf, workRecords } from './work-records.ts';

export async function targetStat(
  context: RequestContext,
  query: OperationInput<'GET /stat/admin/v1/targets'>['query'],
): Promise<Schemas.TargetStat> {
  const { db } = context;
  const actor = actorOf(context);
  const { timezone } = await readSetting(db, 'app');
  const { queue_targets: targets } = await readSetting(db, 'trade');
  const range = await resolvePeriod(db, query, timezone, new Date());
  const found: Schemas.QueueTargetStat[] = [];
  for (const { name, ...queue } of allQueues()) {
    if (!mayDecideOf(actor, queue.type, queue)) continue;
    const minutes = targets[queue.target] ?? 0;
    const queueQuery = { actor, queue, range, timezone, minutes };
    found.push({
      ...{ queue: name, target_minutes: minutes },
      ...(queue.decidedAt === undefined
        ? nothingKept
        : await readQueue(db, { ...queueQuery, decidedAt: queue.decidedAt })),
      overdue: await countOverdue(db, queueQuery),
    });
  }
  return { from: range.from.toISOString(), to: range.to.toISOString(), queues: found };
}

interface Query {
  actor: Actor;
  queue: Queue;
  range: TimeRange;
  timezone: string;
  minutes: number;
}

type Counted = Omit<Schemas.QueueTargetStat, 'queue' | 'target_minutes' | 'overdue'>;

const nothingKept: Counted = {
  ...{ met: 0, missed: 0, reversed: 0, hours: [] },
  ...{ look_median: null, look_p90: null, decision_median: null, decision_p90: null },
};

async function readQueue(
  reader: Reader,
  { actor, queue, range, timezone, minutes, decidedAt }: Query & { decidedAt: PgColumn },
): Promise<Counted> {
  const { type, of, since, reversed } = queue;
  const records = workRecords[type];
  const { table } = records;
  const { firstLookAt } = workItem;
  const condition = and(
    ...[gte(decidedAt, range.from), lt(decidedAt, range.to)],
    ...[of, await inScope(reader, actor, records)],
  );
  const share = (of: string, part: string) =>
    sql.raw(`round((percentile_cont(${part}) within group (order by ${of}))::numeric, 1)::float8`);
  const rows = await rowsOf<Counted & { hour: number | null }>(
    reader,
    sql`
    select hour::int, count(*) filter (where took <= ${minutes}::int)::int as met,
      count(*) filter (where took > ${minutes}::int)::int as missed,
      count(*) filter (where reversed)::int as reversed,
      ${share('looked', '0.5')} as look_median, ${share('looked', '0.9')} as look_p90,
      ${share('took', '0.5')} as decision_median, ${share('took', '0.9')} as decision_p90
    from (
      select extract(hour from ${decidedAt} at time zone ${timezone}::text) as hour,
        extract(epoch from ${decidedAt} - ${countsSince(queue, decidedAt)}) / 60 as took,
        extract(epoch from case when ${firstLookAt} >= ${since} and ${firstLookAt} <= ${decidedAt}
          then ${firstLookAt} - ${countsSince(queue, firstLookAt)} end) / 60 as looked,
        ${reversed ?? sql`false`} as reversed
      from ${table}
      left join ${workItem} on ${workItem.type} = ${type} and ${workItem.recordId} = ${table.id}
      where ${condition}
    ) decided
    group by grouping sets ((), (hour)) order by hour nulls first`,
  );
  const [all, ...byHour] = rows;
  if (all === undefined) throw new Error('PostgreSQL answered no total.');
  const { hour: _, ...counted } = all;
  const hours = byHour.flatMap(({ hour, met, missed }) =>
    hour === null ? [] : [{ hour, met, missed }],
  );
  return { ...counted, hours };
}

async function countOverdue(reader: Reader, { actor, queue, minutes }: Query): Promise<number> {
  const records = workRecords[queue.type];
  const isLate = sql`${countsSince(queue, clock)} + make_interval(mins => ${minutes}::int) < ${clock}`;
  const scope = await inScope(reader, actor, records);
  return reader.$count(records.table, and(isQueued(queue), scope, isLate));
}
