import type { Routes } from '../../http/routes.ts';
import { inSession } from '../../platform/in-session.ts';
import { readDocument, updateDocument } from './change-document.ts';

export const documentRoutes = {
  'GET /config/admin/v1/document/{slug}': ({ path }, { db }) => readDocument(db, path.slug),

  'PUT /config/admin/v1/document/{slug}': ({ path, body }, context) =>
    inSession(context, (tx) => updateDocument(tx, context, path.slug, body)),
} satisfies Routes;
