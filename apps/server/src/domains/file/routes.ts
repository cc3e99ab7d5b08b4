import type { Routes } from '../../http/routes.ts';
import type { BytesBody } from '../../http/unread-body.ts';
import { confirmUpload } from './confirm-upload.ts';
import { presignUpload, receiveUpload } from './upload.ts';

export const fileRoutes = {
  'POST /s3/admin/presign/put': ({ body }, context) => presignUpload(context, body),

  'PUT /s3/admin/upload/{fileId}': ({ path, query, body }, context) =>
    // A body that the contract calls binary is handed over as its type and the stream of its bytes.
    receiveUpload(context, { ...query, ...path }, body as unknown as BytesBody),

  'POST /s3/admin/upload/{fileId}/confirm': ({ path }, context) =>
    confirmUpload(context, path.fileId),
} satisfies Routes;
