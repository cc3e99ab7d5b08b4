import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Database } from '../kernel/db/database.ts';
import type { AuditSeal } from '../platform/audit-seal/sealer.ts';
import type { EventStreams } from '../platform/event-streams.ts';
import { folderFileStore } from '../platform/file-store.ts';
import { createMetrics } from '../platform/metrics.ts';
import { deriveSecrets } from '../platform/secrets.ts';
import {
  type Operation,
  readAccess,
  readContract,
  readDeprecation,
  readLimit,
} from './contract.ts';
import { registerOperations } from './register-operations.ts';

describe('who may call an operation', () => {
  it.each([
    ['says nothing', {}],
    ['says two things', { 'x-public': true, 'x-authenticated': true }],
    ['says that it is not public', { 'x-public': false }],
  ])('must be said: the server does not start if the contract %s', (_, declared) => {
    expect(() => readAccess('GET /x', declared)).toThrow('exactly one of');
  });

  it('is read from the contract', () => {
    expect(readAccess('GET /x', { 'x-public': true })).toEqual({ kind: 'public' });
    expect(readAccess('GET /x', { 'x-authenticated': true })).toEqual({ kind: 'authenticated' });
    const permission = { resource: ['deposit', 'funds'], action: 'read' };
    expect(readAccess('GET /x', { 'x-permission': permission })).toEqual({
      kind: 'permission',
      ...permission,
    });
    const narrower = { parameter: 'kind', resources: { stock: 'stock_trx' } };
    const byKind = { resource: 'trx', action: 'read', narrower };
    expect(readAccess('GET /x', { 'x-permission': byKind })).toEqual({
      kind: 'permission',
      ...byKind,
    });
  });
});

describe('the limit of a write', () => {
  it.each([
    ['says nothing', undefined],
    ['names a limit that there is not', { limit: 'gift' }],
    ['says none without a reason', { limit: 'none', reason: ' ' }],
  ])('must be said: the server does not start if the contract %s', (_, declared) => {
    expect(() => readLimit('POST /x', declared)).toThrow('x-two-person');
  });

  it('is read from the contract, and is none with a reason or for reads', () => {
    expect(readLimit('POST /x', { limit: 'credit' })).toBe('credit');
    expect(readLimit('POST /x', { limit: 'none', reason: 'It only notes.' })).toBeNull();
    expect(readLimit('GET /x', undefined)).toBeNull();
  });
});

describe('a deprecated operation', () => {
  it.each([
    ['has no date', { deprecated: true }],
    ['has a word for a date', { deprecated: true, 'x-deprecated-since': 'soon' }],
    ['has a date and is not deprecated', { 'x-deprecated-since': '2026-11-25' }],
  ])('says since when: the server does not start if it %s', (_, declared) => {
    expect(() => readDeprecation('GET /x', declared)).toThrow('x-deprecated-since');
  });

  it('is read from the contract, if it is one', () => {
    const declared = { deprecated: true, 'x-deprecated-since': '2026-11-25' };
    expect(readDeprecation('GET /x', declared)).toEqual(new Date('2026-11-25'));
    expect(readDeprecation('GET /x', {})).toBeNull();
  });
});

describe('the handlers', () => {
  const [operation] = readContract() as [Operation, ...Operation[]]; // The contract is not empty.
  const register = (operations: Operation[], routes: object, app = fastify()) => {
    const services = {
      secrets: deriveSecrets(''),
      files: folderFileStore('unused'),
      streams: {} as EventStreams,
      auditSeal: {} as AuditSeal,
      metrics: createMetrics(),
      limiter: { consume: async () => {} },
      sessionIdleMs: 30 * 60_000,
      passkeySite: null,
      mailer: null,
      qaCaptcha: null,
    };
    // Nothing here asks the database.
    registerOperations(app, operations, routes, { db: {} as Database, services });
  };

  it('must cover the contract', () => {
    expect(() => register([operation], {})).toThrow(`Without a handler: ${operation.key}.`);
  });

  // @rule tokens: A deprecated operation's responses carry its date
  // @in ./register-operations.ts
  it('name a deprecation in each answer, and none if there is none', async () => {
    const health = readContract().find(({ id }) => id === 'getHealth') as Operation; // Every server has it.
    const answer = async (deprecatedSince: Date | null) => {
      const app = fastify();
      const routes = { [health.key]: async () => ({ ok: true }) };
      register([{ ...health, deprecatedSince }], routes, app);
      const { statusCode, headers } = await app.inject('/healthz');
      return [statusCode, headers['deprecation']];
    };
    expect(await answer(new Date('2026-11-25T00:00:00Z'))).toEqual([200, '@1795564800']);
    expect(await answer(null)).toEqual([200, undefined]);
  });

  it('must not go beyond it', () => {
    const routes = { [operation.key]: async () => null, 'GET /more': async () => null };
    expect(() => register([operation], routes)).toThrow('Not in the contract: GET /more.');
  });
});

it('the contract has every reference inlined', () => {
  const operations = readContract();
  expect(operations.length).toBeGreaterThan(30);
  expect(JSON.stringify(operations)).not.toContain('$ref');
});
