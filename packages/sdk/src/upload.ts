import type { ErrorCodeOf, SessionCode } from './error-code-of.ts';
import type { Schemas } from './generated/contract.ts';
import { uploadLimits } from './generated/upload-limits.ts';
import {
  abortedFailure,
  failureOf,
  networkFailure,
  type SdkFailure,
  sdkProblem,
} from './problem.ts';
import { type PutAnswer, putBytes, type UploadProgress } from './put-bytes.ts';
import type { Result } from './result.ts';
import type { Sdk } from './sdk.ts';
import type { Fetch } from './transport.ts';

type Purpose = Schemas.PresignRequest['purpose'];
type ContentType = Schemas.PresignRequest['content_type'];

export interface UploadOptions {
  /** File to upload; its type applies without a `contentType`. */
  file: Blob;
  /** Purpose of the file, such as a deposit's proof. */
  purpose?: Purpose | undefined;
  contentType?: ContentType | undefined;
  /** Told again and again how many bytes have been sent. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Another `fetch` than the platform's for the bytes, as `createSdk` has for its calls. */
  fetch?: Fetch | undefined;
}

/** Failure of an upload: of its validation, announcement, transfer or confirmation. */
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
  uploadLimits.contentTypes.some((taken) => taken === type);

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
 * Stores a file, and answers the id under which a record can take it up. What the contract does not
 * take (another type, an empty file, one that is too large) is refused before anything is sent.
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
  if (!isContentType(type)) return { error: sdkProblem('FILE_TYPE_UNSUPPORTED') };
  const { size } = file;
  if (size < uploadLimits.sizeMin || size > uploadLimits.sizeMax) {
    return { error: sdkProblem('FILE_SIZE_UNSUPPORTED') };
  }

  const body = { purpose, content_type: type, size };
  const { data, error, response } = await sdk.POST('/s3/admin/presign/put', { body, signal });
  if (error !== undefined) return { error };

  const { file_id, url, headers, confirm } = data;
  // A blob of its own type: the browser would announce the one that the file's name suggests.
  const bytes = file.slice(0, size, type);
  try {
    const place = new URL(url, response.url).href;
    const refusal = refusalOf(await putBytes(place, bytes, { headers, onProgress, signal, fetch }));
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
