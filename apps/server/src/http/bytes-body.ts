import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

export interface BytesBody {
  /** One of the media types that the contract names, without parameters. */
  contentType: string;
  bytes: Readable;
}

/** The stream may be destroyed: to destroy the request itself would leave its connection open and unread. */
export function bytesOf(request: IncomingMessage): Readable {
  const bytes = new PassThrough();
  request.once('error', (error) => bytes.destroy(error));
  // A caller may break off before anybody reads; the reader gets the error as well.
  bytes.on('error', () => {});
  return request.pipe(bytes);
}
