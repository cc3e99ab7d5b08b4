import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** A body that is not JSON, as the handler of its operation gets it. */
export interface BytesBody {
  /** One of the media types that the contract names, without parameters. */
  contentType: string;
  bytes: Readable;
}

/**
 * The bytes of a request as a stream that may be destroyed: destroying the request itself would leave its connection
 * open with no one to read what still comes.
 */
export function bytesOf(request: IncomingMessage): Readable {
  const bytes = new PassThrough();
  request.once('error', (error) => bytes.destroy(error));
  // A caller may break off before anybody reads; the reader gets the error as well.
  bytes.on('error', () => {});
  return request.pipe(bytes);
}
