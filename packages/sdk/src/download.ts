import type { CallInit, Result } from './call.ts';
import type { EndpointByMethod } from './generated/contract.ts';
import type { Paths } from './paths.ts';
import { abortedFailure, networkFailure } from './problem.ts';
import type { CallFailure, CallOptions, Operation, Sdk } from './sdk.ts';

/** `filename*`, RFC 5987: the character set, a language, and the name in percent-encoding. */
const extended = /;\s*filename\*\s*=\s*(utf-8|iso-8859-1)'[^']*'([^;\s]+)/i;
const quoted = /;\s*filename\s*=\s*"((?:\\.|[^"\\])*)"/i;
const token = /;\s*filename\s*=\s*([^;"\s]+)/i;

function decodeExtended([, charset = '', encoded = '']: RegExpExecArray): string | null {
  try {
    if (charset.toLowerCase() === 'utf-8') return decodeURIComponent(encoded);
  } catch {
    return null;
  }
  return encoded.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number(`0x${hex}`)));
}

/** Without any folder in front of it; null if the header suggests none. */
export function suggestedName(header: string | null): string | null {
  if (header === null) return null;
  const international = extended.exec(header);
  const plain = quoted.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? token.exec(header)?.[1];
  const name = (international && decodeExtended(international)) ?? plain;
  // The server chooses the file name only, never its folder.
  return name?.split(/[/\\]/).at(-1) || null;
}

type Gets = EndpointByMethod['get'];

type EventPath = '/event/admin/v1/stream';

export type FilePath = keyof Paths &
  {
    [P in keyof Gets]: Gets[P] extends { responses: { 200: infer File } }
      ? unknown extends File
        ? Exclude<P, EventPath>
        : never
      : never;
  }[keyof Gets];

interface Progress {
  /** `received` counts the bytes so far; `total` is null if unknown. */
  onProgress?: ((progress: { received: number; total: number | null }) => void) | undefined;
}

export type DownloadOptions<P extends FilePath> = Omit<
  CallOptions<Operation<P, 'get'>>,
  'parseAs'
> &
  Progress;

type Arguments<P extends FilePath> =
  object extends CallOptions<Operation<P, 'get'>>
    ? [options?: DownloadOptions<P>]
    : [options: DownloadOptions<P>];

export interface FileStream {
  /** Without a folder; null if the server suggests none. */
  filename: string | null;
  contentType: string;
  /** In bytes; null if the server does not say, or compresses what it sends. */
  total: number | null;
  /** Breaks with the platform's error, or the signal's reason. */
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  requestId: string;
}

export interface DownloadedFile extends Pick<FileStream, 'filename' | 'contentType'> {
  blob: Blob;
}

function totalOf({ headers }: Response): number | null {
  const length = headers.get('Content-Length');
  // Progress counts decompressed bytes, and the length compressed ones.
  return length === null || headers.has('Content-Encoding') ? null : Number(length);
}

/**
 * Begins to fetch an export or a file, for one that is too large to hold: the result is there with the
 * first bytes, and the stream brings them all.
 *
 * @example
 * const { data, error } = await openDownload(sdk, '/deposit/admin/v1/export');
 * if (error) throw new Error(error.message);
 * let bytes = 0;
 * for await (const piece of data.stream) bytes += piece.byteLength;
 */
export async function openDownload<P extends FilePath>(
  sdk: Sdk,
  path: P,
  ...[options]: Arguments<P>
): Promise<Result<FileStream, CallFailure<'get', P>>> {
  const { onProgress, ...init }: CallInit & Progress = options ?? {};
  // `FilePath` admits only paths whose GET returns bytes; they are uniform here.
  const get = sdk.GET as (
    path: string,
    init: CallInit,
  ) => Promise<
    Result<FileStream['stream'] | undefined, CallFailure<'get', P>> & { response: Response }
  >;
  const { data, error, response } = await get(path, { ...init, parseAs: 'stream' });
  if (error !== undefined) return { error };

  const total = totalOf(response);
  let received = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      received += piece.byteLength;
      onProgress?.({ received, total });
      controller.enqueue(piece);
    },
  });
  return {
    data: {
      filename: suggestedName(response.headers.get('Content-Disposition')),
      contentType: response.headers.get('Content-Type') ?? 'application/octet-stream',
      total,
      // An empty file comes as no stream at all.
      stream: (data ?? new Blob().stream()).pipeThrough(counted),
      requestId: response.headers.get('X-Request-Id') ?? '',
    },
  };
}

/**
 * Fetches an export or a file, whole. Only the paths that answer a file can be asked for.
 *
 * @example
 * const { data: file, error } = await download(sdk, '/deposit/admin/v1/export', {
 *   params: { query: { status: 'approved' } },
 *   onProgress: ({ received, total }) => showProgress(total === null ? null : received / total),
 *   signal,
 * });
 * if (error) showMessage(error.message);
 * else saveAs(file.blob, file.filename ?? 'deposits.csv');
 */
export async function download<P extends FilePath>(
  sdk: Sdk,
  path: P,
  ...options: Arguments<P>
): Promise<Result<DownloadedFile, CallFailure<'get', P>>> {
  const { data, error } = await openDownload(sdk, path, ...options);
  if (error !== undefined) return { error };

  const { stream, filename, contentType, requestId } = data;
  try {
    const blob = await new Response(stream, { headers: { 'Content-Type': contentType } }).blob();
    return { data: { filename, contentType, blob } };
  } catch (cause) {
    const { signal }: Pick<CallInit, 'signal'> = options[0] ?? {};
    return {
      error: signal?.aborted
        ? abortedFailure(requestId, signal.reason)
        : networkFailure(requestId, cause),
    };
  }
}
