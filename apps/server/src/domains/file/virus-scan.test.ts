import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, file } from '../../kernel/db/schema.ts';
import { s3Bucket } from '../../platform/s3-bucket.ts';
import { s3FileStore } from '../../platform/s3-file-store.ts';
import { clamdScan, parseClamdAddress, ScannerUnavailable } from '../../platform/virus-scan.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { useTestServer } from '../../testing/test-server.ts';

/** Split, so that no scanner takes this file for the test virus. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);
const pdf = (content: string) => Buffer.from(`%PDF-1.7\n${content}\n%%EOF`);
const infected = pdf(eicar);
const clean = pdf('Transfer of 500 USD'.padEnd(eicar.length));
const streamBytesMax = 20_000;

/** The protocol of clamd: one command, chunks after their length, and an answer that ends the connection. */
function answerOf(received: Buffer): string | null {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return null;
  if (!received.toString('latin1').startsWith(command)) return 'UNKNOWN COMMAND';
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    const stream = Buffer.concat(chunks);
    if (stream.length > streamBytesMax) return 'INSTREAM size limit exceeded. ERROR';
    if (length === 0) {
      return stream.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    }
    if (at + 4 + length > received.length) return null;
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

let silent = false;
const open = new Set<Socket>();

function serve(socket: Socket) {
  open.add(socket);
  let received = Buffer.alloc(0);
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    const answer = answerOf(received);
    if (answer !== null && !silent) socket.end(`${answer}\0`);
  });
}

async function startClamd(at: { port: number; host: string } | { path: string }): Promise<Server> {
  const clamd = createServer(serve).listen(at);
  await once(clamd, 'listening');
  return clamd;
}

async function stop(clamd: Server) {
  for (const socket of open) socket.destroy();
  open.clear();
  clamd.close();
  await once(clamd, 'close');
}

const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-clamd-'));
let clamd = await startClamd({ host: '127.0.0.1', port: 0 });
// A server that listens on a port has such an address.
const { port } = clamd.address() as AddressInfo;
const scan = clamdScan({ host: '127.0.0.1', port }, 5000);
const s3 = await startS3Server();
const inFolder = useTestServer({ scan });
const inBucket = useTestServer({ scan, files: s3FileStore(s3Bucket(s3.config)) });

afterEach(() => {
  silent = false;
});
afterAll(async () => {
  await stop(clamd);
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the scan by clamd', () => {
  it('names what was found, and nothing in clean bytes', async () => {
    expect(await scan(infected)).toBe('Eicar-Test-Signature');
    expect(await scan(clean)).toBeNull();
    expect(await scan(Buffer.alloc(0))).toBeNull();
  });

  it('works over the socket of a file, too', async () => {
    const path = join(folder, 'clamd.ctl');
    const local = await startClamd({ path });
    expect(await clamdScan({ path })(infected)).toBe('Eicar-Test-Signature');
    await stop(local);
  });

  it.each([
    ['refuses to scan', () => scan(pdf('x'.repeat(streamBytesMax)))],
    ['is away', () => clamdScan({ host: '127.0.0.1', port: 1 })(clean)],
    [
      'never answers',
      () => {
        silent = true;
        return clamdScan({ host: '127.0.0.1', port }, 100)(clean);
      },
    ],
  ])('takes no bytes for clean when the scanner %s', async (_, ask) => {
    await expect(ask()).rejects.toThrow(ScannerUnavailable);
  });

  it.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['clamd.internal:3310', { host: 'clamd.internal', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamd', null],
    ['clamd:0', null],
    ['clamd:70000', null],
    ['tcp://clamd:3310', null],
  ])('reads the address %s', (text, address) => {
    expect(parseClamdAddress(text)).toEqual(address);
  });
});

async function announce(server: ReturnType<typeof useTestServer>, bytes: Buffer) {
  const angel = await server().signIn('angel');
  const announced = {
    purpose: 'deposit_proof',
    content_type: 'application/pdf',
    size: bytes.length,
  };
  const { body } = await angel.call('POST', '/s3/admin/presign/put', announced);
  // As the contract says.
  return { angel, link: body as { file_id: string; url: string; headers: Record<string, string> } };
}

type Link = Awaited<ReturnType<typeof announce>>['link'];

const put = ({ url, headers }: Link, payload: Buffer, language = 'en-US') =>
  inFolder().anonymous.inject({
    ...{ method: 'PUT', url, payload },
    headers: { ...headers, 'accept-language': language },
  });

const entriesOf = (server: ReturnType<typeof useTestServer>, id: string) =>
  server()
    .db.select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id));

describe('an upload with a virus', () => {
  // @rule files: A file with a virus is refused, and the audit log names it
  // @in ./upload.ts platform/virus-scan.ts
  it('is refused in the language of the user, named in the audit log, and leaves its address to another file', async () => {
    const { link } = await announce(inFolder, infected);
    const refused = await put(link, infected);
    expect(refused.body).toMatchObject({ status: 422, code: 'FILE_INFECTED' });
    expect(refused.body.message).toContain('malware');
    expect((await put(link, infected, 'zh-CN')).body.message).toContain('恶意软件');
    const [row] = await inFolder().db.select().from(file).where(eq(file.id, link.file_id));
    expect(row).toMatchObject({ stored: false, sha256: null });
    const entries = await entriesOf(inFolder, link.file_id);
    expect(entries.map(({ action }) => action)).toEqual([
      'file.announced',
      'file.rejected',
      'file.rejected',
    ]);
    expect(entries[1]?.after).toMatchObject({ virus: 'Eicar-Test-Signature' });
    expect((await put(link, clean)).status).toBe(200);
  });

  it('is removed from the bucket when it is confirmed', async () => {
    const { angel, link } = await announce(inBucket, infected);
    const confirm = () => angel.call('POST', `/s3/admin/upload/${link.file_id}/confirm`);
    const sent = await fetch(link.url, { method: 'PUT', headers: link.headers, body: infected });
    expect(sent.status).toBe(200);
    expect((await confirm()).body.code).toBe('FILE_INFECTED');
    expect((await confirm()).body.code).toBe('FILE_NOT_READY');
  });
});

describe('without an answer of the scanner', () => {
  let before: Server;
  beforeAll(async () => {
    before = clamd;
    await stop(before);
  });

  // @rule files: While the virus scanner is away, no upload is taken, and nothing is lost
  // @in http/error-handler.ts platform/virus-scan.ts
  it('no upload is taken, and each may be sent again once it is back', async () => {
    const folderLink = await announce(inFolder, clean);
    const refused = await put(folderLink.link, clean);
    expect([refused.status, refused.body.code]).toEqual([503, 'FILE_SCANNER_UNAVAILABLE']);
    expect(refused.headers['retry-after']).toBe('5');
    const { angel, link } = await announce(inBucket, clean);
    await fetch(link.url, { method: 'PUT', headers: link.headers, body: clean });
    const confirm = () => angel.call('POST', `/s3/admin/upload/${link.file_id}/confirm`);
    expect((await confirm()).body.code).toBe('FILE_SCANNER_UNAVAILABLE');
    expect(inFolder().logs.join('')).toContain('ECONNREFUSED');
    clamd = await startClamd({ host: '127.0.0.1', port });
    expect((await put(folderLink.link, clean)).status).toBe(200);
    expect((await confirm()).status).toBe(200);
  });
});
