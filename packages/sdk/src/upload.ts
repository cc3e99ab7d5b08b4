import type { ErrorCodeOf, Result, SessionCode } from './call.ts';
import type { Schemas } from './generated/contract.ts';
import { uploadLimits } from './generated/upload-limits.ts';
import {
  abortedFailure,
  failureOf,
  networkFailure,
  type ProblemTexts,
  problemWith,
  type SdkFailure,
} from './problem.ts';
import type { Sdk } from './sdk.ts';
import type { Fetch } from './transport.ts';

const typeRefused: ProblemTexts = [
  'File type not supported',
  'Files of this type are not taken. Choose another file.',
];
const sizeRefused: ProblemTexts = [
  'File size not supported',
  'The file is empty or too large. Choose another file.',
];

/** In bytes. */
export interface UploadProgress {
  sent: number;
  total: number;
}

interface PutOptions {
  headers: Readonly<Record<string, string>>;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
  fetch?: Fetch | undefined;
}

interface PutAnswer {
  status: number;
  body: string;
}

type Put = (url: string, bytes: Blob, options: PutOptions) => Promise<PutAnswer>;

/** In a browser only this reports progress. */
const putByXhr: Put = (url, bytes, { headers, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const total = bytes.size;
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress?.({ sent: loaded, total });
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(new TypeError('The upload was cut off.'));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) reject(signal.reason);
    else request.send(bytes);
  });

const pieceSize = 64 * 1024;

const putByFetch: Put = async (url, bytes, { headers, onProgress, signal, fetch }) => {
  const total = bytes.size;
  let sent = 0;
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent === total) return controller.close();
      const piece = await bytes.slice(sent, sent + pieceSize).arrayBuffer();
      sent += piece.byteLength;
      controller.enqueue(new Uint8Array(piece));
      onProgress?.({ sent, total });
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    // Streams have no known length, which a signed URL may require.
    headers: { ...headers, 'Content-Length': String(total) },
    body: counted,
    duplex: 'half',
    signal: signal ?? null,
  };
  const response = await (fetch ?? globalThis.fetch)(url, init);
  return { status: response.status, body: await response.text() };
};

export const putBytes: Put = (url, bytes, options) => {
  const needsFetch = options.fetch !== undefined || globalThis.XMLHttpRequest === undefined;
  return (needsFetch ? putByFetch : putByXhr)(url, bytes, options);
};

type Purpose = Schemas.PresignRequest['purpose'];
type ContentType = Schemas.PresignRequest['content_type'];

export interface UploadOptions {
  /** Its type applies without a `contentType`. */
  file: Blob;
  purpose?: Purpose | undefined;
  contentType?: ContentType | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
  fetch?: Fetch | undefined;
}

export type UploadFailure = SdkFailure<
  Record<string, unknown>,
  | 'FILE_TYPE_UNSUPPORTED'
  | 'FILE_SIZE_UNSUPPORTED'
  | SessionCode
  | ErrorCodeOf<'post', '/s3/admin/presign/put'>
  | ErrorCodeOf<'put', '/s3/admin/upload/{fileId}'>
  | ErrorCodeOf<'post', '/s3/admin/upload/{fileId}/confirm'>
>;

const isContentType = (type: string): type is ContentType =>
  uploadLimits.contentTypes.some((known) => known === type);

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

function refusalOf({ status, body }: PutAnswer): UploadFailure | null {
  if (status >= 200 && status < 300) return null;
  // The contract says which codes the server has for this.
  return failureOf(parsed(body), '', status) as UploadFailure;
}

/**
 * Uploads a file, and returns its id for a record. Files outside of the contract (another type, empty, too
 * large) are refused before anything is sent.
 *
 * @example
 * const { data, error } = await upload(sdk, { file, onProgress: ({ sent, total }) => show(sent / total) });
 * if (error) showMessage(error.message);
 * else await recordDeposit({ screenshot: data.file_id });
 */
export async function upload(
  sdk: Sdk,
  { file, purpose = 'deposit_proof', contentType, onProgress, signal, fetch }: UploadOptions,
): Promise<Result<{ file_id: string }, UploadFailure>> {
  const type: string = contentType ?? file.type;
  if (!isContentType(type)) return { error: problemWith('FILE_TYPE_UNSUPPORTED', typeRefused) };
  const { size } = file;
  if (size < uploadLimits.sizeMin || size > uploadLimits.sizeMax) {
    return { error: problemWith('FILE_SIZE_UNSUPPORTED', sizeRefused) };
  }

  const body = { purpose, content_type: type, size };
  const { data, error, response } = await sdk.POST('/s3/admin/presign/put', { body, signal });
  if (error !== undefined) return { error };

  const { file_id, url, headers, confirm } = data;
  // A blob of its own type: the browser would announce the one that the file's name suggests.
  const bytes = file.slice(0, size, type);
  try {
    const address = new URL(url, response.url).href;
    const refusal = refusalOf(
      await putBytes(address, bytes, { headers, onProgress, signal, fetch }),
    );
    if (refusal !== null) return { error: refusal };
  } catch (cause) {
    return {
      error: signal?.aborted ? abortedFailure('', signal.reason) : networkFailure('', cause),
    };
  }
  if (!confirm) return { data: { file_id } };
  const path = { fileId: file_id };
  const confirmed = await sdk.POST('/s3/admin/upload/{fileId}/confirm', {
    params: { path },
    signal,
  });
  return confirmed.error === undefined ? { data: { file_id } } : { error: confirmed.error };
}
