import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { desc, eq, sql } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { documentVersion, proposal, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { pageOf } from '../../kernel/lists/slice.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { hasDisguisedLink } from '../../platform/text-findings.ts';
import { requireVersion } from '../../platform/versioned-record.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { withSecondPerson } from '../approval/two-people.ts';
import { isPlainMarkdown } from './plain-markdown.ts';

type DocumentSlug = Schemas.DocumentSlug;
const operation = 'PUT /config/admin/v1/document/{slug}';

interface Row {
  written: typeof documentVersion.$inferSelect;
  writer: { id: string; name: string } | null;
}

export async function readDocument(
  context: RequestContext,
  slug: DocumentSlug,
): Promise<Schemas.DocumentState> {
  return {
    ...documentView(slug, await findLast(context.db, slug)),
    waiting: await readWaiting(context.db, context, [operation], eq(proposal.subjectId, slug)),
  };
}

/** Throws MARKUP_REFUSED and LINK_DISGUISED at their field, STALE_RECORD, and as `signOrPropose`. */
export async function updateDocument(
  tx: Transaction,
  context: RequestContext,
  slug: DocumentSlug,
  { version, ...request }: Schemas.DocumentUpdate,
): Promise<Schemas.Proposal> {
  const bodies = ['body_zh', 'body_en'] as const;
  const errors = [
    ...bodies
      .filter((field) => !isPlainMarkdown(request[field]))
      .map((field) => ({ field, code: 'MARKUP_REFUSED' as const })),
    ...bodies
      .filter((field) => hasDisguisedLink(request[field]))
      .map((field) => ({ field, code: 'LINK_DISGUISED' as const })),
  ];
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  // One writer at a time, also of a document that has no version yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`document ${slug}`}, 0))`);
  const last = await findLast(tx, slug);
  const current = documentView(slug, last);
  requireVersion(
    {
      version: current.version,
      updatedAt: last?.written.writtenAt,
      changedBy: last?.writer?.name,
      view: current,
    },
    version,
  );
  const before = textsOf(current);
  const after = textsOf(request);
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'config',
      operation,
      subject: { type: 'document', id: slug, name: slug },
      chain: chainOf('settings'),
    },
    {
      input: { path: { slug }, body: { ...after, version } },
      changes: changesBetween({ ...before }, { ...after }),
    },
    () => publishVersion(tx, context, slug, { before, after, version }),
  );
}

async function publishVersion(
  tx: Transaction,
  context: RequestContext,
  slug: DocumentSlug,
  { before, after, version }: { before: Texts; after: Texts; version: number },
): Promise<void> {
  const next = version + 1;
  await tx.insert(documentVersion).values({
    slug,
    version: next,
    titleZh: after.title_zh,
    titleEn: after.title_en,
    bodyZh: after.body_zh,
    bodyEn: after.body_en,
    // The author of the text, not the approver who published it.
    writtenById: context.proposal?.makerId ?? actorOf(context).id,
  });
  const changed = changesBetween({ ...before }, { ...after });
  const side = (of: 'before' | 'after') =>
    Object.fromEntries(changed.map((change) => [change.field, change[of]]));
  await writeAudit(tx, context, {
    action: 'document.changed',
    subject: { type: 'document', id: slug },
    before: { version, ...side('before') },
    after: { version: next, ...side('after') },
    changed: [{ topic: 'document', id: slug, version: next }],
  });
}

type Texts = Pick<Schemas.DocumentUpdate, 'title_zh' | 'title_en' | 'body_zh' | 'body_en'>;

function textsOf({ title_zh, title_en, body_zh, body_en }: Texts): Texts {
  return { title_zh: title_zh.trim(), title_en: title_en.trim(), body_zh, body_en };
}

export async function listDocumentVersions(
  reader: Reader,
  slug: DocumentSlug,
  { page, size, limit, offset }: ReturnType<typeof pageOf>,
): Promise<Schemas.DocumentList> {
  const rows = await selectVersions(reader, slug).limit(limit).offset(offset);
  return {
    list: rows.map((row) => documentView(slug, row)),
    total: await reader.$count(documentVersion, eq(documentVersion.slug, slug)),
    page,
    size,
  };
}

async function findLast(reader: Reader, slug: DocumentSlug): Promise<Row | undefined> {
  const [row] = await selectVersions(reader, slug).limit(1);
  return row;
}

function selectVersions(reader: Reader, slug: DocumentSlug) {
  return reader
    .select({ written: documentVersion, writer: { id: staffUser.id, name: staffUser.name } })
    .from(documentVersion)
    .leftJoin(staffUser, eq(staffUser.id, documentVersion.writtenById))
    .where(eq(documentVersion.slug, slug))
    .orderBy(desc(documentVersion.version));
}

function documentView(slug: DocumentSlug, row: Row | undefined): Schemas.Document {
  return {
    slug,
    title_zh: row?.written.titleZh ?? '',
    title_en: row?.written.titleEn ?? '',
    body_zh: row?.written.bodyZh ?? '',
    body_en: row?.written.bodyEn ?? '',
    version: row?.written.version ?? 1,
    updated_at: row?.written.writtenAt.toISOString() ?? null,
    updated_by: row?.writer ?? null,
  };
}
