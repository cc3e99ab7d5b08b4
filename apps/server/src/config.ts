import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { UndeclaredErrors } from './http/declared-errors.ts';
import type { ForwardTarget } from './platform/audit-seal/forward.ts';
import type { SmtpServer } from './platform/mail.ts';
import type { PasskeySite } from './platform/request-context.ts';
import { bucketAddress, type S3Config } from './platform/s3-bucket.ts';
import { type ClamdAddress, parseClamdAddress } from './platform/virus-scan.ts';
import { connectionKinds, isLocal, unencryptedConnections } from './tls.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

const networks = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[0-9a-fA-F.:]+(\/\d{1,3})?$/, 'addresses or networks, divided by commas'),
    ),
  ),
);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a number from 0 to 65535'),
);

function whole(from: number, to: number) {
  const description = `a whole number from ${from} to ${to}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, description),
    v.transform(Number),
    v.minValue(from, description),
    v.maxValue(to, description),
  );
}

/** Relative paths count from the root of the repository, wherever the server is started. */
const path = v.pipe(
  v.string(),
  v.transform((text) => resolve(repositoryRoot, text)),
);

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '' && pathname === '/';
}

const originOf = (text: string) => new URL(text).origin;

/** `pl=https://pl.example.com, kun=https://kun.example.com`. */
const profileUrls = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim().split('='))),
  v.array(
    v.pipe(
      v.array(v.string()),
      v.check(
        ([code = '', url = '', ...more]) =>
          /^[a-z][a-z0-9]{0,15}$/.test(code) && isOrigin(url) && more.length === 0,
        'profile=https://… without a path, divided by commas',
      ),
    ),
  ),
  v.transform((pairs) =>
    Object.fromEntries(pairs.map(([code = '', url = '']) => [code, originOf(url)])),
  ),
);

const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'https://… without a path, divided by commas'),
      v.transform(originOf),
    ),
  ),
);

const clamdAddress = v.pipe(
  v.string(),
  v.transform(parseClamdAddress),
  v.check((address) => address !== null, 'host:port or the path of a socket'),
);

const postgresUrl = v.pipe(
  v.string(),
  v.check((text) => /^postgres(ql)?:/.test(text) && URL.canParse(text), 'postgresql://…'),
);

const unencrypted = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(v.picklist(connectionKinds, `some of ${connectionKinds.join(', ')}, divided by commas`)),
);

const smtpUrl = v.pipe(
  v.string(),
  v.check((text) => {
    if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false;
    const { hostname, pathname, search, hash, username, password } = new URL(text);
    return (
      hostname !== '' &&
      `${pathname.replace('/', '')}${search}${hash}` === '' &&
      !username === !password
    );
  }, 'smtp://… or smtps://…, with name and password or neither'),
);

const forwardUrl = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, username } = new URL(text);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal(hostname));
    return isSafe && username === '';
  }, 'https://…'),
);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const variables = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '4600'),
  DATA_DIR: v.optional(path, '.data'),
  AUDIT_DIR: v.optional(path),
  AUDIT_FORWARD_URL: v.optional(forwardUrl),
  AUDIT_FORWARD_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'at least 16 characters without spaces')),
  ),
  DATABASE_URL: v.optional(postgresUrl),
  MIGRATION_DATABASE_URL: v.optional(postgresUrl),
  SEED: v.optional(v.picklist(['demo', 'none'], 'demo or none'), 'none'),
  JWT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'a secret of at least 32 characters'))),
  JWT_SECRET_PREVIOUS: v.optional(
    v.pipe(v.string(), v.minLength(32, 'a secret of at least 32 characters')),
  ),
  TRUSTED_PROXIES: v.optional(networks),
  QA_CAPTCHA: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,16}$/, '1 to 16 letters or digits')),
  ),
  RATE_LIMIT_ACCOUNT: v.optional(whole(0, 1_000_000), '3000'),
  RATE_LIMIT_ADDRESS: v.optional(whole(0, 1_000_000), '12000'),
  SESSION_IDLE_MIN: v.optional(whole(5, 720), '30'),
  DATABASE_TIMEOUT_S: v.optional(whole(0, 3600), '30'),
  DATA_CHECK_EVERY_MIN: v.optional(whole(0, 10_080), '60'),
  EXPORT_DIRECT_ROWS: v.optional(whole(0, 10_000_000), '50000'),
  EXPORT_KEPT_DAYS: v.optional(whole(1, 365), '7'),
  DATABASE_POOL: v.optional(whole(1, 1000), '10'),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'at least 16 characters without spaces')),
  ),
  CONSOLE_ORIGINS: v.optional(origins),
  CORS_ORIGINS: v.optional(origins),
  PROFILE_URLS: v.optional(profileUrls),
  SDK_VERSION_MIN: v.optional(
    v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a version such as 1.4.0')),
    '0.0.0',
  ),
  API_REFERENCE: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  CONSOLE_DIR: v.optional(path, 'apps/console/dist'),
  S3_ENDPOINT: v.optional(
    v.pipe(v.string(), v.check(isOrigin, 'https://… without a path'), v.transform(originOf)),
  ),
  S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'a region such as eu-central-1')),
  ),
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket, 3 to 63 characters'),
    ),
  ),
  S3_ACCESS_KEY_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'an access key without spaces')),
  ),
  S3_SECRET_ACCESS_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'a secret key without spaces')),
  ),
  S3_FORCE_PATH_STYLE: v.optional(v.picklist(['true', 'false'], 'true or false')),
  CLAMD_ADDRESS: v.optional(clamdAddress),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'an address, or a name with <address>'),
    ),
  ),
  TLS_CERT_FILE: v.optional(path),
  TLS_KEY_FILE: v.optional(path),
  UNENCRYPTED: v.optional(unencrypted),
  PGHOST: v.optional(v.string()),
  NODE_ENV: v.optional(v.string()),
  NODE_TLS_REJECT_UNAUTHORIZED: v.optional(v.string()),
});

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  auditDir: string;
  auditForward: ForwardTarget | null;
  /** PostgreSQL; null for the embedded database in the data folder. */
  databaseUrl: string | null;
  /** The owner of the tables, for migrations alone; null if the user of the server migrates. */
  migrationDatabaseUrl: string | null;
  seed: 'demo' | 'none';
  /** Null if one is to be made and kept in the data folder (never in production). */
  jwtSecret: string | null;
  /** Opens keys that are not encrypted under the other one yet. */
  jwtSecretPrevious: string | null;
  trustedProxies: string[];
  qaCaptcha: string | null;
  /** Requests a minute; 0 for no limit. */
  rateLimits: { account: number; address: number };
  sessionIdleMs: number;
  /** 0 for never. */
  statementTimeoutMs: number;
  /** 0 for never. */
  dataCheckEveryMs: number;
  exports: { directRows: number; keptDays: number };
  poolSize: number;
  /** Null if only this machine may ask. */
  metricsToken: string | null;
  apiReference: boolean;
  undeclaredErrors: UndeclaredErrors;
  passkeySite: PasskeySite | null;
  corsOrigins: string[];
  profileUrls: Readonly<Record<string, string>>;
  sdkVersionMin: string;
  logLevel: string;
  consoleDir: string;
  /** Store of uploads; null for the data folder. */
  s3: S3Config | null;
  clamd: ClamdAddress | null;
  smtp: SmtpServer | null;
  /** Certificate and key for TLS; null for HTTP, to a proxy. */
  tls: { certFile: string; keyFile: string } | null;
}

export class ConfigError extends Error {}

/** Throws a ConfigError of one sentence on the first wrong variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const filled = { ...given, ...secretsOfFiles(given) };
  const parsed = v.safeParse(variables, filled);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = String(issue.path?.[0]?.key);
    throw new ConfigError(`${name} is wrong: expected ${issue.message}.`);
  }
  const values = parsed.output;
  if (values.NODE_ENV === 'production') refuseForProduction(values);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    auditDir: values.AUDIT_DIR ?? join(values.DATA_DIR, 'audit'),
    auditForward: readForward(values),
    databaseUrl: values.DATABASE_URL ?? null,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? null,
    seed: values.SEED,
    jwtSecret: values.JWT_SECRET ?? null,
    jwtSecretPrevious: values.JWT_SECRET_PREVIOUS ?? null,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    qaCaptcha: values.QA_CAPTCHA ?? null,
    rateLimits: { account: values.RATE_LIMIT_ACCOUNT, address: values.RATE_LIMIT_ADDRESS },
    sessionIdleMs: values.SESSION_IDLE_MIN * 60_000,
    statementTimeoutMs: values.DATABASE_TIMEOUT_S * 1000,
    dataCheckEveryMs: values.DATA_CHECK_EVERY_MIN * 60_000,
    exports: { directRows: values.EXPORT_DIRECT_ROWS, keptDays: values.EXPORT_KEPT_DAYS },
    poolSize: values.DATABASE_POOL,
    metricsToken: values.METRICS_TOKEN ?? null,
    apiReference: values.API_REFERENCE === 'on',
    undeclaredErrors: values.NODE_ENV === 'test' ? 'refuse' : 'log',
    passkeySite: readPasskeySite(values),
    corsOrigins: values.CORS_ORIGINS ?? [],
    profileUrls: values.PROFILE_URLS ?? {},
    sdkVersionMin: values.SDK_VERSION_MIN,
    logLevel: values.LOG_LEVEL,
    consoleDir: values.CONSOLE_DIR,
    s3: readS3(values),
    clamd: values.CLAMD_ADDRESS ?? null,
    smtp: readSmtp(values),
    tls: readTls(values),
  };
}

type Values = v.InferOutput<typeof variables>;

const secretNames = [
  ...['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'JWT_SECRET', 'JWT_SECRET_PREVIOUS'],
  ...['METRICS_TOKEN', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'AUDIT_FORWARD_TOKEN'],
  'SMTP_URL',
];

function secretsOfFiles(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const found = secretNames.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (file === undefined) return [];
    if (env[name] !== undefined) {
      throw new ConfigError(`${name} and ${name}_FILE are both set: set one of them.`);
    }
    try {
      return [[name, readFileSync(resolve(repositoryRoot, file), 'utf8').trim()]];
    } catch {
      throw new ConfigError(`${name}_FILE is wrong: expected a file that the server may read.`);
    }
  });
  return Object.fromEntries(found);
}

function readS3(values: Values): S3Config | null {
  const needed = {
    S3_ENDPOINT: values.S3_ENDPOINT,
    S3_REGION: values.S3_REGION,
    S3_BUCKET: values.S3_BUCKET,
    S3_ACCESS_KEY_ID: values.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: values.S3_SECRET_ACCESS_KEY,
  };
  const names = Object.keys(needed);
  const set = [...Object.values(needed), values.S3_FORCE_PATH_STYLE];
  if (set.every((value) => value === undefined)) return null;
  const required = (name: keyof typeof needed): string => {
    const value = needed[name];
    if (value !== undefined) return value;
    throw new ConfigError(`${name} is missing: set ${names.join(', ')} together, or none of them.`);
  };
  const s3 = {
    endpoint: required('S3_ENDPOINT'),
    region: required('S3_REGION'),
    bucket: required('S3_BUCKET'),
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    forcePathStyle: values.S3_FORCE_PATH_STYLE === 'true',
  };
  if (bucketAddress(s3) === null) {
    throw new ConfigError(
      'S3_FORCE_PATH_STYLE is wrong: expected true, since S3_BUCKET and S3_ENDPOINT make no host name together.',
    );
  }
  return s3;
}

function readForward({ AUDIT_FORWARD_URL: url, AUDIT_FORWARD_TOKEN: token }: Values) {
  return url === undefined ? null : { url, token: token ?? null };
}

/** Other machines are reached by TLS alone: from the first byte with `smtps:`, otherwise by STARTTLS. */
function readSmtp({ SMTP_URL: address, MAIL_FROM: from }: Values): SmtpServer | null {
  if (address === undefined && from === undefined) return null;
  if (address === undefined || from === undefined) {
    const missing = address === undefined ? 'SMTP_URL' : 'MAIL_FROM';
    throw new ConfigError(
      `${missing} is missing: set SMTP_URL and MAIL_FROM together, or neither.`,
    );
  }
  const { protocol, hostname, port: number, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    ...{
      host,
      port: Number(number || (secure ? 465 : 587)),
      secure,
      from,
      isLocal: isLocal(hostname),
    },
    auth: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : null,
  };
}

function readTls({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }: Values): Config['tls'] {
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile !== undefined && keyFile !== undefined) return { certFile, keyFile };
  const missing = certFile === undefined ? 'TLS_CERT_FILE' : 'TLS_KEY_FILE';
  throw new ConfigError(
    `${missing} is missing: set TLS_CERT_FILE and TLS_KEY_FILE together, or neither.`,
  );
}

/** Browsers allow passkeys on a domain over https, and on localhost; on no IP address. */
function readPasskeySite(values: Values): PasskeySite | null {
  const known = values.CONSOLE_ORIGINS;
  if (known === undefined) {
    return values.NODE_ENV === 'production'
      ? null
      : { domain: 'localhost', origins: [`http://localhost:${values.PORT}`] };
  }
  const domain = new URL(known[0] ?? '').hostname;
  const fits = (origin: string) => {
    const { protocol, hostname } = new URL(origin);
    const isSecure = protocol === 'https:' ? !isAddress(hostname) : hostname === 'localhost';
    return isSecure && (hostname === domain || hostname.endsWith(`.${domain}`));
  };
  if (known.every(fits)) return { domain, origins: known };
  throw new ConfigError(
    'CONSOLE_ORIGINS is wrong: expected https://… with the name of a host, each further one the same host or below it.',
  );
}

const isAddress = (hostname: string) => /^[\d.]+$|^\[/.test(hostname);

function refuseForProduction(values: Values): void {
  const open = unencryptedConnections(values).find(
    ({ kind }) => !values.UNENCRYPTED?.includes(kind),
  );
  if (open !== undefined) {
    throw new ConfigError(
      `${open.variable} is refused when NODE_ENV=production: its connections are not encrypted. To encrypt them, ${open.remedy}; to allow it, set UNENCRYPTED=${open.kind}.`,
    );
  }
  if (values.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    throw new ConfigError(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 is refused when NODE_ENV=production: no certificate would be checked.',
    );
  }
  if (values.SEED === 'demo') {
    throw new ConfigError(
      'SEED=demo is refused when NODE_ENV=production: its accounts have known passwords.',
    );
  }
  if (values.QA_CAPTCHA !== undefined) {
    throw new ConfigError(
      'QA_CAPTCHA is refused when NODE_ENV=production: it switches the captcha off.',
    );
  }
  if (values.JWT_SECRET === undefined) {
    throw new ConfigError(
      'JWT_SECRET is missing: with NODE_ENV=production, set it to a secret of at least 32 characters.',
    );
  }
  if (isGuessable(values.JWT_SECRET)) {
    throw new ConfigError(
      'JWT_SECRET is refused when NODE_ENV=production: it can be guessed. Make one with: openssl rand -base64 48',
    );
  }
}

function isGuessable(secret: string): boolean {
  const distinct = new Set(secret).size;
  return distinct < 10 || /change.?me|example|placeholder|your.?secret|default/i.test(secret);
}
