import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export type ClamdAddress = { host: string; port: number } | { path: string };

/** The name of what was found in the bytes; null if nothing was. Throws ScannerUnavailable. */
export type VirusScan = (bytes: Buffer) => Promise<string | null>;

export class ScannerUnavailable extends Error {}

/** `127.0.0.1:3310`, `[::1]:3310` or `/run/clamav/clamd.ctl`; null for anything else. */
export function parseClamdAddress(address: string): ClamdAddress | null {
  if (/^\/[\x21-\x7e]+$/.test(address)) return { path: address };
  const [, ipv6, name, digits] =
    /^(?:\[([\da-fA-F:.]+)\]|([\w.-]+)):(\d{1,5})$/.exec(address) ?? [];
  const host = ipv6 ?? name;
  const port = Number(digits);
  return host === undefined || port < 1 || port > 65_535 ? null : { host, port };
}

const answerMsMax = 30_000;

export function clamdScan(address: ClamdAddress, msMax = answerMsMax): VirusScan {
  return async (bytes) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(bytes.length);
    // A chunk of no bytes ends the stream.
    const answer = await ask(
      address,
      [Buffer.from('zINSTREAM\0'), ...(bytes.length > 0 ? [size, bytes] : []), Buffer.alloc(4)],
      msMax,
    );
    if (answer === 'stream: OK') return null;
    const found = /^stream: ([\x20-\x7e]{1,200}) FOUND$/.exec(answer)?.[1];
    if (found === undefined)
      throw new ScannerUnavailable(`clamd answered ${JSON.stringify(answer)}`);
    return found;
  };
}

async function ask(address: ClamdAddress, parts: Buffer[], msMax: number): Promise<string> {
  const socket = connect({ ...address, signal: AbortSignal.timeout(msMax) });
  try {
    for (const part of parts) socket.write(part);
    return (await text(socket)).replace(/\0$/, '');
  } catch (error) {
    throw new ScannerUnavailable(`clamd cannot be reached: ${String(error)}`, { cause: error });
  } finally {
    socket.destroy();
  }
}
