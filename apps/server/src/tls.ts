import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { createSecureContext } from 'node:tls';
import type { FastifyServerFactory } from 'fastify';
import { CannotStart } from './kernel/errors/problem.ts';
import type { ClamdAddress } from './platform/virus-scan.ts';

export const connectionKinds = ['http', 'postgresql', 's3', 'clamd'] as const;

interface Endpoints {
  HOST: string;
  TLS_CERT_FILE?: string | undefined;
  DATABASE_URL?: string | undefined;
  MIGRATION_DATABASE_URL?: string | undefined;
  PGHOST?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  CLAMD_ADDRESS?: ClamdAddress | null | undefined;
}

interface Unencrypted {
  kind: (typeof connectionKinds)[number];
  variable: string;
  remedy: string;
}

/** The bucket counts always: browsers call it, too. */
export function unencryptedConnections(values: Endpoints): Unencrypted[] {
  const { HOST, TLS_CERT_FILE, PGHOST = '', S3_ENDPOINT, CLAMD_ADDRESS: clamd } = values;
  const databases = (['DATABASE_URL', 'MIGRATION_DATABASE_URL'] as const)
    .filter((variable) => !isSafeDatabase(values[variable], PGHOST))
    .map((variable) => ({
      ...{ kind: 'postgresql' as const, variable },
      remedy: 'add sslmode=verify-full to it',
    }));
  const others = [
    TLS_CERT_FILE === undefined &&
      !isLocal(HOST) && {
        ...{ kind: 'http' as const, variable: 'HOST' },
        remedy:
          'set TLS_CERT_FILE and TLS_KEY_FILE, or HOST=127.0.0.1 behind a proxy of this machine',
      },
    S3_ENDPOINT?.startsWith('http:') && {
      ...{ kind: 's3' as const, variable: 'S3_ENDPOINT' },
      remedy: 'use https://…',
    },
    clamd &&
      'host' in clamd &&
      !isLocal(clamd.host) && {
        ...{ kind: 'clamd' as const, variable: 'CLAMD_ADDRESS' },
        remedy: 'use a socket or a tunnel of this machine',
      },
  ];
  return [...databases, ...others.filter((one) => typeof one === 'object' && one !== null)];
}

function isSafeDatabase(address: string | undefined, defaultHost: string): boolean {
  if (address === undefined) return true;
  const { hostname, searchParams } = new URL(address);
  // The driver takes the last of repeated parameters.
  const host = searchParams.getAll('host').at(-1) ?? decodeURIComponent(hostname);
  return isLocal(host || defaultHost) || searchParams.getAll('sslmode').at(-1) === 'verify-full';
}

export const isLocal = (host: string): boolean =>
  host === '' || host === 'localhost' || /^(127(\.\d+){3}$|\[?::1\]?$|\/)/.test(host);

export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/** Throws CannotStart. */
export async function readCertificate(files: {
  certFile: string;
  keyFile: string;
}): Promise<Certificate> {
  const read = (path: string) =>
    readFile(path).catch((error: NodeJS.ErrnoException) => {
      throw new CannotStart(
        `${path} cannot be read (${error.code}): correct TLS_CERT_FILE or TLS_KEY_FILE.`,
      );
    });
  const certificate = { cert: await read(files.certFile), key: await read(files.keyFile) };
  try {
    createSecureContext(certificate);
  } catch (error) {
    throw new CannotStart(
      `TLS_CERT_FILE and TLS_KEY_FILE are no certificate and its key: ${error instanceof Error ? error.message : error}.`,
    );
  }
  return certificate;
}

export const tlsServer =
  (certificate: Certificate): FastifyServerFactory =>
  (handler, { requestTimeout, keepAliveTimeout }) =>
    createServer(
      {
        ...certificate,
        minVersion: 'TLSv1.2',
        ...(typeof requestTimeout === 'number' && { requestTimeout }),
        ...(typeof keepAliveTimeout === 'number' && { keepAliveTimeout }),
      },
      handler,
    );
