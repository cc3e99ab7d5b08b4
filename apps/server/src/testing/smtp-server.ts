import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  to: string;
  /** Headers and encoded bodies, as they came. */
  raw: string;
  /** The decoded parts, by content type: `text/plain`. */
  parts: ReadonlyMap<string, string>;
}

export interface SmtpTestServer {
  port: number;
  mails: ReceivedMail[];
  refuse(times: number): void;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpTestServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refused = 0;
  const mayRefuse = () => {
    if (refused === 0) return false;
    refused -= 1;
    return true;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const reply = conversation((mail) => mails.push(mail), mayRefuse);
    let waiting = '';
    socket.on('data', (chunk) => {
      waiting += chunk.toString('latin1');
      const lines = waiting.split('\r\n');
      waiting = lines.pop() ?? '';
      const replies = lines.map(reply).filter((reply) => reply !== null);
      if (replies.length > 0) socket.write(replies.map((reply) => `${reply}\r\n`).join(''));
    });
    socket.write('220 mail.example\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return {
    port: address.port,
    mails,
    refuse(times) {
      refused = times;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Returns `null` within a message. */
function conversation(deliver: (mail: ReceivedMail) => void, mayRefuse: () => boolean) {
  let to = '';
  let body: string | null = null;
  const command = (line: string): string => {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    if (verb === 'RCPT' && mayRefuse()) return '451 try again later';
    if (verb === 'RCPT') to = /<(.+)>/.exec(line)?.[1] ?? '';
    if (verb === 'QUIT') return '221 bye';
    if (verb === 'STARTTLS') return '502 not here';
    if (verb !== 'DATA') return '250 ok';
    body = '';
    return '354 go on';
  };
  return (line: string): string | null => {
    if (body === null) return command(line);
    if (line !== '.') {
      body += `${line.replace(/^\./, '')}\r\n`;
      return null;
    }
    deliver({ to, raw: body, parts: partsOf(body) });
    body = null;
    return '250 kept';
  };
}

function partsOf(raw: string): Map<string, string> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: *((?:.|\\r\\n[ \\t])+)`, 'im').exec(head)?.[1] ?? '';
  const type = header('content-type');
  const boundary = /boundary="?([^";\r\n]+)/i.exec(type)?.[1];
  if (boundary !== undefined) {
    return new Map(
      body
        .split(`--${boundary}`)
        .slice(1, -1)
        .flatMap((part) => [...partsOf(part.replace(/^\r\n/, ''))]),
    );
  }
  const name = /^[\w/+-]+/.exec(type)?.[0] ?? 'text/plain';
  return new Map([[name, decoded(body, header('content-transfer-encoding').toLowerCase())]]);
}

function decoded(body: string, encoding: string): string {
  if (encoding.startsWith('base64')) return Buffer.from(body, 'base64').toString('utf8');
  if (!encoding.startsWith('quoted')) return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
