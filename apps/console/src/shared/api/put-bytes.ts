export type PutOptions = {
  headers: Readonly<Record<string, string>>;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Puts bytes to an address that the server has signed; rejects unless they have all arrived. `fetch` cannot
 * tell how far it has come.
 */
export function putBytes(url: string, bytes: Blob, { headers, onProgress, signal }: PutOptions) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () =>
      reject(new Error(`The upload ended with status ${request.status}. Start it again.`));
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => (request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) fail();
    else request.send(bytes);
  });
}
