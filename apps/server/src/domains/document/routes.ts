import type { Routes } from '../../http/routes.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { inSession } from '../../platform/idempotent.ts';
import type { Appliers } from '../approval/appliers.ts';
import { listDocumentVersions, readDocument, updateDocument } from './change-document.ts';

export const documentRoutes = {
  'GET /config/admin/v1/document/{slug}': ({ path }, context) => readDocument(context, path.slug),

  'PUT /config/admin/v1/document/{slug}': ({ path, body }, context) =>
    inSession(context, (tx) => updateDocument(tx, context, path.slug, body)),

  'GET /config/admin/v1/document/{slug}/versions': ({ path, query }, { db }) =>
    listDocumentVersions(db, path.slug, pageOf(query)),
} satisfies Routes;

export const documentAppliers = {
  'PUT /config/admin/v1/document/{slug}': (tx, context, { path, body }) =>
    updateDocument(tx, context, path.slug, body),
} satisfies Appliers;
