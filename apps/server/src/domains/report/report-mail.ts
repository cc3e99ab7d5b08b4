import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { exportJob, reportSubscription, staffUser } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { fromNow, type LeasedWorker, leasedWorker, leasesOf } from '../../platform/leased-work.ts';
import { escapeHtml, type Mail } from '../../platform/mail.ts';
import { actorOfUser } from '../../platform/sessions/sessions.ts';
import { readSetting } from '../../platform/settings.ts';
import { dateOf, readTimeZone } from '../../platform/time-zone.ts';
import type { RunParts } from '../bulk-run/run-item.ts';
import {
  type ExportJobRow,
  exportChange,
  pieceIds,
  requireStillSeen,
} from '../export/export-job.ts';
import { noteFault } from '../export/export-runner.ts';
import { reportNames, total } from '../figures/report-file.ts';
import { mayReceive, type SubscriptionRow } from './subscriptions.ts';

const minuteMs = 60_000;
const waitsMs = [1, 5, 15, 60, 240].map((minutes) => minutes * minuteMs);

/**
 * A lease keeps replicas apart; a message whose sender dies before it is noted is sent again with the same Message-ID.
 */
export function reportMailer(
  parts: Pick<RunParts, 'db' | 'services' | 'log'>,
  delays: readonly number[] = waitsMs,
): LeasedWorker {
  const { db, log } = parts;
  return leasedWorker<ExportJobRow>({
    ...{ log, name: 'report e-mails', atOnce: 1 },
    claim: async () => (parts.services.mailer === null ? null : claim(db)),
    lease: (job, ms) => lease(db, job, ms),
    async work(job) {
      const fault = await deliver(parts, job).catch((err: unknown) => {
        log.warn({ err, export: job.id }, 'a report was not sent');
        return 'mail' as const;
      });
      await db.transaction((tx) => settle(tx, job, fault, delays));
    },
  });
}

async function deliver(
  parts: Pick<RunParts, 'db' | 'services' | 'log'>,
  job: ExportJobRow,
): Promise<'address' | null> {
  const { db, services } = parts;
  const [found] = await db
    .select({ subscription: reportSubscription, to: staffUser.email })
    .from(reportSubscription)
    .innerJoin(staffUser, eq(staffUser.id, reportSubscription.userId))
    .where(sql`${reportSubscription.id} = ${job.subscriptionId}`);
  const actor = await actorOfUser(db, job);
  // Unsubscribed, or without the rights that it was made with: nothing is sent, and nothing tried again.
  if (found === undefined || actor === null || !mayReceive(actor, found.subscription.report)) {
    return null;
  }
  const isSeen = await requireStillSeen(db, actor, job).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
  if (!isSeen) return null;
  const { subscription, to } = found;
  if (to === null) return 'address';
  const pieces = await pieceIds(db, job.id);
  const chunks: Buffer[] = [];
  for (const id of pieces) chunks.push(await buffer(services.files.read(id)));
  const content = Buffer.concat(chunks);
  const { app_name: app } = await readSetting(db, 'app');
  const mail = composeReport({
    ...{ to, subscription, job, content, app },
    timezone: await readTimeZone(db),
    console: services.passkeySite?.origins[0] ?? null,
  });
  await services.mailer?.send(mail);
  return null;
}

interface Report {
  to: string;
  subscription: Pick<SubscriptionRow, 'report' | 'name' | 'search'>;
  job: Pick<ExportJobRow, 'id' | 'fileName' | 'query' | 'language'>;
  content: Buffer;
  app: string;
  timezone: string;
  console: string | null;
}

const texts = {
  'zh-CN': {
    period: '时间范围',
    scope: '仅统计您权限范围内的客户。明细见附件。',
    none: '该时间范围内没有数据。',
    open: '在控制台中打开',
    end: '您订阅了此报表；可在控制台的“报表”菜单中取消订阅。',
  },
  'en-US': {
    period: 'Period',
    scope: 'Figures of the clients in your scope. The attached file has the details.',
    none: 'There are no figures for this period.',
    open: 'Open in the console',
    end: 'You have subscribed to this report. Unsubscribe in the menu “Reports” of the console.',
  },
} as const satisfies Record<Language, object>;

export function composeReport(report: Report): Mail {
  const { to, subscription, job, content, app, timezone } = report;
  const { language } = job;
  const labels = texts[language];
  const [head = [], ...rows]: string[][] = parse(content, { bom: true });
  const totals = rows.filter(([first]) => first === total[language]);
  const day = (moment: unknown, shiftMs = 0) =>
    dateOf(new Date(Date.parse(String(moment)) - shiftMs), timezone);
  const title = reportNames[subscription.report][language];
  const period = `${labels.period}: ${day(job.query['from'])} – ${day(job.query['to'], 1)} (${timezone})`;
  const link = report.console === null ? null : linkOf(report.console, subscription);
  const blocks = totals.map((row) =>
    head.flatMap((name, at) => (row[at] ? [`${name}: ${row[at]}`] : [])).join('\n'),
  );
  const text = [
    `${subscription.name} · ${title}`,
    period,
    ...(blocks.length > 0 ? blocks : [labels.none]),
    labels.scope,
    ...(link === null ? [] : [`${labels.open}: ${link}`]),
    labels.end,
  ].join('\n\n');
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    row.map((cell) => `<${tag} align="left">${escapeHtml(cell)}</${tag}>`).join('');
  const table = `<table border="1" cellpadding="6" cellspacing="0"><tr>${cells(head, 'th')}</tr>${totals
    .map((row) => `<tr>${cells(row, 'td')}</tr>`)
    .join('')}</table>`;
  const html = [
    `<h2>${escapeHtml(subscription.name)}</h2>`,
    `<p>${escapeHtml(title)}<br>${escapeHtml(period)}</p>`,
    totals.length > 0 ? table : `<p>${labels.none}</p>`,
    `<p>${labels.scope}</p>`,
    ...(link === null ? [] : [`<p><a href="${escapeHtml(link)}">${labels.open}</a></p>`]),
    `<p><small>${labels.end}</small></p>`,
  ].join('\n');
  return {
    ...{ to, text, html: `<!doctype html><html lang="${language}"><body>${html}</body></html>` },
    subject: `${app}: ${subscription.name}`.replaceAll(/[\r\n]+/g, ' '),
    messageId: `<report-${job.id}@${hostOf(report.console)}>`,
    attachment: { filename: job.fileName, content },
  };
}

function linkOf(origin: string, { report, search }: Report['subscription']): string {
  const parameters = Object.entries(search).filter(([key]) => key !== 'size' && key !== 'page');
  const query = new URLSearchParams(
    parameters.map(([key, value]): [string, string] => [key, String(value)]),
  );
  return `${origin}/statistics/${report}?${query}`;
}

const hostOf = (origin: string | null) =>
  origin === null ? 'brokerdesk.invalid' : new URL(origin).hostname;

const isMine = ({ id, mailAttempt }: ExportJobRow) =>
  and(eq(exportJob.id, id), eq(exportJob.mailAttempt, mailAttempt), eq(exportJob.status, 'ready'));

const { claim, lease } = leasesOf(exportJob, {
  waiting: and(eq(exportJob.status, 'ready'), lte(exportJob.mailAt, sql`now()`)),
  since: exportJob.mailAt,
  begun: { mailAttempt: sql`${exportJob.mailAttempt} + 1` },
  isMine,
});

async function settle(
  tx: Transaction,
  job: ExportJobRow,
  fault: 'mail' | 'address' | null,
  delays: readonly number[],
): Promise<void> {
  const wait = fault === 'mail' ? delays[job.mailAttempt - 1] : undefined;
  const [own] = await tx
    .update(exportJob)
    .set({ mailAt: wait === undefined ? null : fromNow(wait) })
    .where(isMine(job))
    .returning();
  if (own === undefined) return;
  await noteFault(tx, job, fault);
  if (wait !== undefined) return;
  await writeAudit(tx, null, {
    action: fault === null ? 'report.sent' : 'report.failed',
    subject: { type: 'export', id: job.id },
    after: { file: job.fileName, ...(fault && { reason: fault }) },
    changed: [exportChange(own)],
  });
}
