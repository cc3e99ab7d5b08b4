import { Readable } from 'node:stream';
import { AwsClient, AwsV4Signer } from 'aws4fetch';
import { type ExpectedPut, FileStoreUnavailable } from './file-store.ts';

export interface S3Config {
  /** Scheme, host and port. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

/** All requests throw FileStoreUnavailable. */
export interface S3Bucket {
  addressOf(key: string): string;
  signPut(key: string, expected: ExpectedPut): Promise<string>;
  get(key: string): Promise<Readable | null>;
  put(key: string, object: { bytes: Buffer<ArrayBuffer>; sha256: string }): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Succeeds also without such an object. */
  remove(key: string): Promise<void>;
  /** The first objects by key; a thousand at most. */
  list(prefix: string): Promise<{ key: string; modifiedAt: Date }[]>;
}

export class S3Refused extends FileStoreUnavailable {
  readonly status: number;
  readonly code: string;

  constructor({ method, status, code }: { method: string; status: number; code: string }) {
    super(`S3 answers ${method} with ${status}, ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** Shorter than a person waits, longer than a store needs for 10 MB. */
const answerMsMax = 20_000;
/** The copy is asked for within a transaction. */
const copyMsMax = 10_000;
const retries = 2;

/** Without a trailing slash; null if host and bucket do not fit. */
export function bucketAddress(
  config: Pick<S3Config, 'endpoint' | 'bucket' | 'forcePathStyle'>,
): string | null {
  const { endpoint, bucket, forcePathStyle } = config;
  if (forcePathStyle) return `${endpoint}/${bucket}`;
  // A certificate for *.host is not one for a.b.host; an address of numbers has no names below it.
  const address = endpoint.replace('://', `://${bucket}.`);
  return bucket.includes('.') || !URL.canParse(address) ? null : address;
}

export function s3Bucket(config: S3Config): S3Bucket {
  const base = bucketAddress(config);
  if (base === null) throw new Error('The bucket has no address of its own: force the path style.');
  const { accessKeyId, secretAccessKey, region } = config;
  const credentials = { accessKeyId, secretAccessKey, region, service: 's3' };
  const client = new AwsClient({ ...credentials, retries });
  const addressOf = (key: string) => `${base}/${key}`;

  function send<T>(
    { method, address, msMax = answerMsMax, ...init }: S3Request,
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    return within(msMax, async (signal) => {
      const request = { ...init, method, signal, redirect: 'manual' as const };
      const answer = await client.fetch(address, request);
      if (answer.ok) return read(answer);
      const code = /<Code>(\w{1,64})<\/Code>/.exec(await answer.text())?.[1] ?? 'no code';
      throw new S3Refused({ method, status: answer.status, code });
    });
  }

  return {
    addressOf,
    async signPut(key, { contentType, size, expiresInS }) {
      const signer = new AwsV4Signer({
        ...credentials,
        method: 'PUT',
        url: `${addressOf(key)}?X-Amz-Expires=${expiresInS}`,
        headers: { 'Content-Type': contentType, 'Content-Length': String(size) },
        signQuery: true,
        // By itself, the signer leaves just these two out.
        allHeaders: true,
      });
      return (await signer.sign()).url.href;
    },
    async get(key) {
      try {
        const request = { method: 'GET', address: addressOf(key) };
        return await send(request, async ({ body }) => body && readable(body));
      } catch (error) {
        if (error instanceof S3Refused && error.code === 'NoSuchKey') return null;
        throw error;
      }
    },
    async put(key, { bytes, sha256 }) {
      const headers = { 'X-Amz-Content-Sha256': sha256, 'Content-Length': String(bytes.length) };
      await send({ method: 'PUT', address: addressOf(key), body: bytes, headers }, toItsEnd);
    },
    async copy(from, to) {
      const headers = { 'X-Amz-Copy-Source': `/${config.bucket}/${from}` };
      const request = { method: 'PUT', address: addressOf(to), headers, msMax: copyMsMax };
      // S3 may begin with 200 and find out later that it cannot.
      if (!(await send(request, toItsEnd)).includes('CopyObjectResult')) {
        throw new FileStoreUnavailable('S3 did not finish a copy');
      }
    },
    async remove(key) {
      await send({ method: 'DELETE', address: addressOf(key) }, toItsEnd);
    },
    async list(prefix) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      const xml = await send({ method: 'GET', address: `${base}?${query}` }, toItsEnd);
      return [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].flatMap(([contents]) => {
        const key = /<Key>([\w./-]+)<\/Key>/.exec(contents)?.[1];
        const modifiedAt = /<LastModified>([^<]+)<\/LastModified>/.exec(contents)?.[1];
        // Keys of ours need no XML escapes; whatever else lies there is not ours to judge.
        return key === undefined || modifiedAt === undefined
          ? []
          : [{ key, modifiedAt: new Date(modifiedAt) }];
      });
    },
  };
}

interface S3Request {
  method: string;
  address: string;
  headers?: Record<string, string>;
  body?: Buffer<ArrayBuffer>;
  msMax?: number;
}

const toItsEnd = (answer: Response) => answer.text();

async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`not done in ${ms} ms`)), ms);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw unavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Has no time limit as a whole: its reader may be slow. */
function readable(body: ReadableStream<Uint8Array>): Readable {
  return Readable.from(
    (async function* () {
      try {
        yield* body;
      } catch (error) {
        throw unavailable(error);
      }
    })(),
    { objectMode: false },
  );
}

function unavailable(error: unknown): FileStoreUnavailable {
  if (error instanceof FileStoreUnavailable) return error;
  return new FileStoreUnavailable(`S3 does not answer: ${reasonOf(error)}`, { cause: error });
}

/** Uses the cause: fetch's own message only states that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
