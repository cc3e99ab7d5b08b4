import type { Schemas } from '@brokerdesk/sdk';
import { desc, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { documentVersion, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { pageOf } from '../../kernel/lists/slice.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { isPlainMarkdown } from './plain-markdown.ts';

type DocumentSlug = Schemas.DocumentSlug;

interface Row {
  written: typeof documentVersion.$inferSelect;
  writer: { id: string; name: string } | null;
}

export async function readDocument(reader: Reader, slug: DocumentSlug): Promise<Schemas.Document> {
  return documentView(slug, await findLast(reader, slug));
}

/** Writes the next version of a document. Throws MARKUP_REFUSED at its field, and STALE_RECORD. */
export async function updateDocument(
  tx: Transaction,
  context: RequestContext,
  slug: DocumentSlug,
  { version, ...request }: Schemas.DocumentUpdate,
): Promise<Schemas.Document> {
  const errors = (['body_zh', 'body_en'] as const)
    .filter((field) => !isPlainMarkdown(request[field]))
    .map((field) => ({ field, code: 'MARKUP_REFUSED' as const }));
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  // One writer at a time, also of a document that has no version yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`document ${slug}`}, 0))`);
  const last = await findLast(tx, slug);
  const before = documentView(slug, last);
  requireVersion(
    {
      version: before.version,
      updatedAt: last?.written.writtenAt ?? new Date(0),
      changedBy: last?.writer?.name,
      view: before,
    },
    version,
  );
  const next = version + 1;
  await tx.insert(documentVersion).values({
    slug,
    version: next,
    titleZh: request.title_zh.trim(),
    titleEn: request.title_en.trim(),
    bodyZh: request.body_zh,
    bodyEn: request.body_en,
    writtenById: actorOf(context).id,
  });
  await writeAudit(tx, context, {
    action: 'document.changed',
    subject: { type: 'document', id: slug },
    // The texts are in the versions, which nobody can change.
    before: { version },
    after: { version: next, title_zh: request.title_zh, title_en: request.title_en },
    changed: [{ topic: 'document', id: slug, version: next }],
  });
  return readDocument(tx, slug);
}

/** Every version of a document, the newest first. */
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

/** One that nobody has written is empty, and has version 1 as a setting has that was never changed. */
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
