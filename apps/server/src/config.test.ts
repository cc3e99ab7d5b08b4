import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'Zq4Tn8wYb2Xc6Vm1Lk9Jh3Gf7Ds5Ap0R';
const former = 'another one, of 32 characters or more';

describe('the variables', () => {
  it('have defaults, also if they are set to nothing', () => {
    const expected = {
      host: '127.0.0.1',
      port: 4600,
      dataDir: expect.stringMatching(/\/\.data$/),
      auditDir: expect.stringMatching(/\/\.data\/audit$/),
      auditForward: null,
      databaseUrl: null,
      migrationDatabaseUrl: null,
      seed: 'none',
      jwtSecret: null,
      jwtSecretPrevious: null,
      trustedProxies: [],
      qaCaptcha: null,
      rateLimits: { account: 3000, address: 12_000 },
      sessionIdleMs: 30 * 60_000,
      statementTimeoutMs: 30_000,
      dataCheckEveryMs: 3_600_000,
      exports: { directRows: 50_000, keptDays: 7 },
      poolSize: 10,
      metricsToken: null,
      apiReference: true,
      undeclaredErrors: 'log',
      passkeySite: { domain: 'localhost', origins: ['http://localhost:4600'] },
      corsOrigins: [],
      profileUrls: {},
      sdkVersionMin: '0.0.0',
      logLevel: 'info',
      consoleDir: expect.stringMatching(/\/apps\/console\/dist$/),
      s3: null,
      clamd: null,
      smtp: null,
      tls: null,
    };
    expect(readConfig({})).toEqual(expected);
    expect(readConfig({ PORT: '', SEED: '', JWT_SECRET: '', DATABASE_URL: '' })).toEqual(expected);
  });

  it('are read', () => {
    expect(
      readConfig({
        HOST: '0.0.0.0',
        PORT: '0',
        DATA_DIR: '/srv/data',
        AUDIT_DIR: '/mnt/audit',
        AUDIT_FORWARD_URL: 'https://logs.example.com/audit',
        DATABASE_URL: 'postgresql://u:p@db/brokerdesk',
        MIGRATION_DATABASE_URL: 'postgresql://owner:p@db/brokerdesk',
        SEED: 'demo',
        JWT_SECRET: secret,
        JWT_SECRET_PREVIOUS: former,
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        QA_CAPTCHA: 'QAQA',
        API_REFERENCE: 'off',
        CORS_ORIGINS: 'https://tools.example.com, http://localhost:5173/',
        PROFILE_URLS: 'pl=https://pl.example.com, kun=https://kun.example.com/',
        SDK_VERSION_MIN: '1.4.0',
        CLAMD_ADDRESS: '127.0.0.1:3310',
        SMTP_URL: 'smtp://desk:p%40ss@mail.example.com',
        MAIL_FROM: 'Desk <desk@example.com>',
        TLS_CERT_FILE: '/etc/brokerdesk/tls.crt',
        TLS_KEY_FILE: '/etc/brokerdesk/tls.key',
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      dataDir: '/srv/data',
      auditDir: '/mnt/audit',
      auditForward: { url: 'https://logs.example.com/audit', token: null },
      databaseUrl: 'postgresql://u:p@db/brokerdesk',
      migrationDatabaseUrl: 'postgresql://owner:p@db/brokerdesk',
      seed: 'demo',
      smtp: {
        ...{ host: 'mail.example.com', port: 587, secure: false, isLocal: false },
        ...{ auth: { user: 'desk', pass: 'p@ss' }, from: 'Desk <desk@example.com>' },
      },
      jwtSecret: secret,
      jwtSecretPrevious: former,
      trustedProxies: ['10.0.0.0/8', '::1'],
      qaCaptcha: 'QAQA',
      apiReference: false,
      corsOrigins: ['https://tools.example.com', 'http://localhost:5173'],
      profileUrls: { pl: 'https://pl.example.com', kun: 'https://kun.example.com' },
      sdkVersionMin: '1.4.0',
      clamd: { host: '127.0.0.1', port: 3310 },
      tls: { certFile: '/etc/brokerdesk/tls.crt', keyFile: '/etc/brokerdesk/tls.key' },
    });
  });

  it.each([
    ['PORT', 'http', 'PORT is wrong: expected a number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is wrong: expected a number from 0 to 65535.'],
    ['API_REFERENCE', 'yes', 'API_REFERENCE is wrong: expected on or off.'],
    ['PROFILE_URLS', 'pl', 'PROFILE_URLS is wrong: expected profile=https://… without a path'],
    ['PROFILE_URLS', 'pl=https://a.example/x', 'PROFILE_URLS is wrong: expected profile=https://…'],
    ['PROFILE_URLS', '"=https://a.example', 'PROFILE_URLS is wrong: expected profile=https://…'],
    ['CORS_ORIGINS', '*', 'CORS_ORIGINS is wrong: expected https://… without a path'],
    [
      'CORS_ORIGINS',
      'https://a.example.com/x',
      'CORS_ORIGINS is wrong: expected https://… without',
    ],
    ['SDK_VERSION_MIN', '1.4', 'SDK_VERSION_MIN is wrong: expected a version such as 1.4.0.'],
    ['SEED', 'full', 'SEED is wrong: expected demo or none.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is wrong: expected postgresql://….'],
    [
      'JWT_SECRET',
      'x'.repeat(31),
      'JWT_SECRET is wrong: expected a secret of at least 32 characters.',
    ],
    ['SMTP_URL', 'https://mail.example.com', 'SMTP_URL is wrong: expected smtp://… or smtps://…'],
    ['SMTP_URL', 'smtp://desk@mail.example.com', 'SMTP_URL is wrong: expected smtp://… or smtps'],
    ['SMTP_URL', 'smtp://mail.example.com', 'MAIL_FROM is missing: set SMTP_URL and MAIL_FROM'],
    ['MAIL_FROM', 'Desk', 'MAIL_FROM is wrong: expected an address, or a name with <address>.'],
    ['TRUSTED_PROXIES', 'all', 'TRUSTED_PROXIES is wrong: expected addresses or networks'],
    ['RATE_LIMIT_ACCOUNT', '-1', 'RATE_LIMIT_ACCOUNT is wrong: expected a whole number from 0'],
    ['SESSION_IDLE_MIN', '0', 'SESSION_IDLE_MIN is wrong: expected a whole number from 5'],
    ['DATABASE_TIMEOUT_S', 'long', 'DATABASE_TIMEOUT_S is wrong: expected a whole number from 0'],
    ['DATABASE_POOL', '0', 'DATABASE_POOL is wrong: expected a whole number from 1 to 1000.'],
    [
      'DATA_CHECK_EVERY_MIN',
      '1.5',
      'DATA_CHECK_EVERY_MIN is wrong: expected a whole number from 0',
    ],
    ['EXPORT_KEPT_DAYS', '0', 'EXPORT_KEPT_DAYS is wrong: expected a whole number from 1 to 365.'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN is wrong: expected at least 16 characters'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is wrong: expected one of trace, debug'],
    ['CLAMD_ADDRESS', 'clamd', 'CLAMD_ADDRESS is wrong: expected host:port or the path'],
    ['AUDIT_FORWARD_URL', 'http://logs/a', 'AUDIT_FORWARD_URL is wrong: expected https://…'],
    ['UNENCRYPTED', 'all', 'UNENCRYPTED is wrong: expected some of http, postgresql, s3, clamd'],
    ['TLS_KEY_FILE', '/tls.key', 'TLS_CERT_FILE is missing: set TLS_CERT_FILE and TLS_KEY_FILE'],
    ['QA_CAPTCHA', 'with space', 'QA_CAPTCHA is wrong: expected 1 to 16 letters or digits.'],
  ])('are named if they are wrong: %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it('never show a wrong secret', () => {
    expect(() => readConfig({ JWT_SECRET: 'short-secret' })).not.toThrow('short-secret');
  });
});

describe('a secret', () => {
  // @rule server: Secrets may come from files, as a vault writes them
  it('comes from a file that a variable names, or from the variable itself', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-secret-'));
    try {
      const JWT_SECRET_FILE = join(folder, 'jwt-secret');
      expect(() => readConfig({ JWT_SECRET_FILE })).toThrow('JWT_SECRET_FILE is wrong');
      await writeFile(JWT_SECRET_FILE, `${secret}\n`);
      expect(readConfig({ JWT_SECRET_FILE }).jwtSecret).toBe(secret);
      expect(() => readConfig({ JWT_SECRET_FILE, JWT_SECRET: secret })).toThrow('are both set');
      expect(() => readConfig({ METRICS_TOKEN_FILE: JWT_SECRET_FILE })).not.toThrow();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('the variables of S3', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'brokerdesk',
    S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
    S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };

  it('are read together', () => {
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      bucket: 'brokerdesk',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      forcePathStyle: false,
    });
    const inside = { S3_ENDPOINT: 'http://10.0.0.5:9000/', S3_FORCE_PATH_STYLE: 'true' };
    expect(readConfig({ ...s3, ...inside }).s3).toMatchObject({
      endpoint: 'http://10.0.0.5:9000',
      forcePathStyle: true,
    });
  });

  // @rule files: Files may be kept in S3: its variables are set together
  it.each(Object.keys(s3))('are all set or none: without %s nothing starts', (name) => {
    const sentence = `${name} is missing: set S3_ENDPOINT, S3_REGION, S3_BUCKET,`;
    expect(() => readConfig({ ...s3, [name]: '' })).toThrow(ConfigError);
    expect(() => readConfig({ ...s3, [name]: undefined })).toThrow(sentence);
  });

  it.each([
    ['S3_ENDPOINT', 's3.amazonaws.com', 'S3_ENDPOINT is wrong: expected https://…'],
    ['S3_ENDPOINT', 'https://host/path', 'S3_ENDPOINT is wrong: expected https://…'],
    ['S3_ENDPOINT', 'https://key:word@host', 'S3_ENDPOINT is wrong: expected https://…'],
    ['S3_ENDPOINT', 'http://10.0.0.5:9000', 'S3_FORCE_PATH_STYLE is wrong: expected true'],
    ['S3_BUCKET', 'with.dot', 'S3_FORCE_PATH_STYLE is wrong: expected true'],
    ['S3_BUCKET', 'a; script-src *', 'S3_BUCKET is wrong: expected the name of a bucket'],
    ['S3_REGION', 'Frankfurt', 'S3_REGION is wrong: expected a region'],
    ['S3_ACCESS_KEY_ID', 'two words', 'S3_ACCESS_KEY_ID is wrong: expected an access key'],
    ['S3_FORCE_PATH_STYLE', 'yes', 'S3_FORCE_PATH_STYLE is wrong: expected true or false.'],
  ])('are named if they are wrong: %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ ...s3, [name]: value })).toThrow(sentence);
  });

  // @rule files: No secret of the bucket is shown or logged
  it('never show a wrong secret key', () => {
    const wrong = { ...s3, S3_SECRET_ACCESS_KEY: 'the secret key' };
    expect(() => readConfig(wrong)).toThrow('S3_SECRET_ACCESS_KEY is wrong');
    expect(() => readConfig(wrong)).not.toThrow('the secret key');
  });

  it('are refused in production if documents would travel unencrypted', () => {
    const inside = { S3_ENDPOINT: 'http://s3.internal:9000', S3_FORCE_PATH_STYLE: 'true' };
    const production = { NODE_ENV: 'production', JWT_SECRET: secret };
    expect(() => readConfig({ ...production, ...s3, ...inside })).toThrow(
      'S3_ENDPOINT is refused when NODE_ENV=production',
    );
    expect(readConfig({ ...production, ...s3 }).s3).not.toBeNull();
  });
});

it('a code that the contract does not list is refused under test alone', () => {
  expect(readConfig({ NODE_ENV: 'test' }).undeclaredErrors).toBe('refuse');
});

describe('in production', () => {
  const production = { NODE_ENV: 'production', JWT_SECRET: secret };

  // @rule server: Production has no demonstration accounts or fixed captcha, and requires a secret
  it.each([
    ['the demonstration set', { SEED: 'demo' }, 'SEED=demo is refused'],
    ['a fixed captcha', { QA_CAPTCHA: 'QAQA' }, 'QA_CAPTCHA is refused'],
    ['a secret that can be guessed', { JWT_SECRET: 'ab'.repeat(20) }, 'it can be guessed'],
    ['the secret of an example', { JWT_SECRET: `change-me-${secret}` }, 'it can be guessed'],
    ['no secret', { JWT_SECRET: undefined }, 'JWT_SECRET is missing'],
  ])('the server refuses %s', (_, change, sentence) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(sentence);
  });

  // @rule server: Production does not start with the check of certificates switched off
  it('the server refuses to take any certificate', () => {
    const unchecked = { ...production, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    expect(() => readConfig(unchecked)).toThrow('no certificate would be checked');
  });

  // @rule server: Production refuses connections to other machines without TLS, unless a variable allows them
  // @in tls.ts
  it.each([
    ['HTTP', { HOST: '0.0.0.0' }, 'HOST', 'http'],
    ['PostgreSQL', { DATABASE_URL: 'postgresql://u:p@db/b' }, 'DATABASE_URL', 'postgresql'],
    [
      'PostgreSQL without a check of the certificate',
      { DATABASE_URL: 'postgresql://u:p@db/b?sslmode=verify-full&sslmode=no-verify' },
      ...(['DATABASE_URL', 'postgresql'] as const),
    ],
    [
      'PostgreSQL at a host of another variable',
      { DATABASE_URL: 'postgresql:///b', PGHOST: 'db' },
      ...(['DATABASE_URL', 'postgresql'] as const),
    ],
    [
      'PostgreSQL as the owner of its tables',
      { MIGRATION_DATABASE_URL: 'postgresql://127.0.0.1/b?host=db' },
      ...(['MIGRATION_DATABASE_URL', 'postgresql'] as const),
    ],
    ['clamd', { CLAMD_ADDRESS: '10.0.0.7:3310' }, 'CLAMD_ADDRESS', 'clamd'],
  ])('the server refuses unencrypted %s', (_, change, variable, kind) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(
      `${variable} is refused when NODE_ENV=production: its connections are not encrypted.`,
    );
    expect(() => readConfig({ ...production, ...change, UNENCRYPTED: kind })).not.toThrow();
    const others = ['http', 'postgresql', 's3', 'clamd'].filter((one) => one !== kind).join();
    expect(() => readConfig({ ...production, ...change, UNENCRYPTED: others })).toThrow(variable);
  });

  it.each([
    ['localhost', { DATABASE_URL: 'postgresql://u:p@localhost/b', HOST: '::1' }],
    ['the embedded database', { CLAMD_ADDRESS: '[::1]:3310' }],
    ['a socket', { DATABASE_URL: 'postgresql:///b?host=/run/pg', CLAMD_ADDRESS: '/run/clamd' }],
    [
      'TLS',
      {
        ...{ HOST: '0.0.0.0', TLS_CERT_FILE: '/tls.crt', TLS_KEY_FILE: '/tls.key' },
        DATABASE_URL: 'postgresql://u:p@db/b?sslmode=verify-full',
      },
    ],
  ])('the server takes connections by %s', (_, change) => {
    expect(() => readConfig({ ...production, ...change })).not.toThrow();
  });

  it('it starts with a secret of its own', () => {
    expect(readConfig(production).jwtSecret).toBe(secret);
  });
});
