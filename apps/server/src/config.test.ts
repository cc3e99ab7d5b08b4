import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'x'.repeat(32);

describe('the variables', () => {
  it('have defaults, also where they are set to nothing', () => {
    const expected = {
      host: '127.0.0.1',
      port: 4600,
      dataDir: expect.stringMatching(/\/\.data$/),
      databaseUrl: null,
      seed: 'none',
      jwtSecret: null,
      trustedProxies: [],
      qaCaptcha: null,
      logLevel: 'info',
      consoleDir: expect.stringMatching(/\/apps\/console\/dist$/),
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
        DATABASE_URL: 'postgresql://u:p@db/brokerdesk',
        SEED: 'demo',
        JWT_SECRET: secret,
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        QA_CAPTCHA: 'QAQA',
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      dataDir: '/srv/data',
      databaseUrl: 'postgresql://u:p@db/brokerdesk',
      seed: 'demo',
      jwtSecret: secret,
      trustedProxies: ['10.0.0.0/8', '::1'],
      qaCaptcha: 'QAQA',
    });
  });

  it.each([
    ['PORT', 'http', 'PORT is wrong: expected a number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is wrong: expected a number from 0 to 65535.'],
    ['SEED', 'full', 'SEED is wrong: expected demo or none.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is wrong: expected postgresql://….'],
    [
      'JWT_SECRET',
      'x'.repeat(31),
      'JWT_SECRET is wrong: expected a secret of at least 32 characters.',
    ],
    ['TRUSTED_PROXIES', 'all', 'TRUSTED_PROXIES is wrong: expected addresses or networks'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is wrong: expected one of trace, debug'],
    ['QA_CAPTCHA', 'with space', 'QA_CAPTCHA is wrong: expected 1 to 16 letters or digits.'],
  ])('that are wrong are named: %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it('never show a wrong secret', () => {
    expect(() => readConfig({ JWT_SECRET: 'short-secret' })).not.toThrow('short-secret');
  });
});

describe('in production', () => {
  const production = { NODE_ENV: 'production', JWT_SECRET: secret };

  it.each([
    ['the demonstration set', { SEED: 'demo' }, 'SEED=demo is refused'],
    ['a fixed captcha', { QA_CAPTCHA: 'QAQA' }, 'QA_CAPTCHA is refused'],
    ['no secret', { JWT_SECRET: undefined }, 'JWT_SECRET is missing'],
  ])('the server refuses %s', (_, change, sentence) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(sentence);
  });

  it('it starts with a secret of its own', () => {
    expect(readConfig(production).jwtSecret).toBe(secret);
  });
});
