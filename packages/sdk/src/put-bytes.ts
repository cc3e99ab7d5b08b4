import type { Fetch } from './transport.ts';

/** How far an upload is, in bytes. */
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

/** An answer, read. */
export interface PutAnswer {
  status: number;
  body: string;
}

/** Rejects if no answer comes, or the signal ends it. */
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

/** Puts bytes to an address that the server has signed. */
export const putBytes: Put = (url, bytes, options) => {
  const needsFetch = options.fetch !== undefined || globalThis.XMLHttpRequest === undefined;
  return (needsFetch ? putByFetch : putByXhr)(url, bytes, options);
};
