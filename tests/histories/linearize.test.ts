import { describe, expect, test } from 'vitest';
import type { Action, Call } from './history.ts';
import { linearize, shrink } from './linearize.ts';
import { claimed, finalReviewed, reviewed } from './models.ts';

const withdrawal = reviewed({
  ...{ isMade: true, amount: '100.00', needsTwo: false },
  posts: ['created', 'approved', 'rejected', 'rolled_back'],
});
const shared = reviewed({ isMade: true, amount: '20000.00', needsTwo: true, posts: ['approved'] });
const deposit = reviewed({ isMade: false, amount: '1.00', needsTwo: false, posts: ['approved'] });

const approve: Action = { name: 'approve', version: 1 };
const reject: Action = { name: 'reject', version: 1 };
const create: Action = { name: 'create', amount: '1.00' };

/** Calls from `[called, returned, user, key, action, answer]`; an unknown outcome is null. */
function calls(...lines: [number, number, string, string | null, Action, string | null][]): Call[] {
  return lines.map(([called, returned, by, key, action, answer], id) => ({
    ...{ id, record: 'record', by, replica: 0, key, action, called, answer },
    returned: answer === null ? Number.POSITIVE_INFINITY : returned,
  }));
}

const approvedOnce = finalReviewed({
  ...{ status: 'approved', version: 2, amount: '100.00', signed: null },
  ...{ trail: ['created', 'approved'], posted: ['created', 'approved'] },
});

describe('an order of calls', () => {
  test('is found if the calls overlap, whichever returned first', () => {
    const history = calls(
      [0, 9, 'angel', 'a', approve, 'ALREADY_DECIDED'],
      [1, 8, 'angel2', 'b', approve, 'approved v2'],
      [10, 11, 'database', null, { name: 'final' }, approvedOnce],
    );
    expect(linearize(withdrawal, history).legal).toBe(true);
  });

  test('is not found if a call saw an effect before the one that made it was called', () => {
    const history = calls(
      [0, 1, 'angel', 'a', approve, 'ALREADY_DECIDED'],
      [2, 3, 'angel2', 'b', approve, 'approved v2'],
    );
    const { legal, prefix } = linearize(withdrawal, history);
    expect([legal, prefix]).toEqual([false, []]);
  });

  test('lets an unknown call take effect later, or never', () => {
    const lost = [0, 0, 'angel', 'a', approve, null] as const;
    const read = (at: number, answer: string) =>
      [at, at + 1, 'hero', null, { name: 'read' }, answer] as const;
    const later = calls([...lost], [...read(1, 'pending v1')], [...read(3, 'approved v2')]);
    expect(linearize(withdrawal, later).legal).toBe(true);
    expect(linearize(withdrawal, calls([...lost], [...read(1, 'pending v1')])).legal).toBe(true);
    const back = calls([...lost], [...read(1, 'approved v2')], [...read(3, 'pending v1')]);
    expect(linearize(withdrawal, back).legal).toBe(false);
  });
});

describe('the models', () => {
  test('approve or reject a record, and not both', () => {
    const history = calls(
      [0, 5, 'angel', 'a', approve, 'approved v2'],
      [1, 6, 'angel2', 'b', reject, 'rejected v2'],
    );
    expect(linearize(withdrawal, history).legal).toBe(false);
  });

  test('refuse a stale version', () => {
    const rollback: Action = { name: 'rollback', version: 1 };
    const history = (answer: string) =>
      calls([0, 1, 'angel', 'a', approve, 'approved v2'], [2, 3, 'angel', 'b', rollback, answer]);
    expect(linearize(withdrawal, history('STALE_RECORD')).legal).toBe(true);
    expect(linearize(withdrawal, history('rolled_back v3')).legal).toBe(false);
  });

  test('take effect once for a key, with one response for one request', () => {
    const repeated = (action: Action, answer: string, digest: string) => [
      ...calls([0, 1, 'hero', 'a', create, 'pending v1']).map((call) => ({ ...call, digest: 'x' })),
      ...calls([2, 3, 'hero', 'a', action, answer]).map((call) => ({ ...call, id: 1, digest })),
    ];
    const other: Action = { name: 'create', amount: '2.00' };
    expect(linearize(deposit, repeated(create, 'pending v1', 'x')).legal).toBe(true);
    expect(linearize(deposit, repeated(create, 'pending v1', 'y')).legal).toBe(false);
    expect(linearize(deposit, repeated(other, 'IDEMPOTENCY_KEY_REUSED', 'x')).legal).toBe(true);
    expect(linearize(deposit, repeated(other, 'pending v1', 'x')).legal).toBe(false);
  });

  test('need two different signers above the limit', () => {
    const signed = (second: string, answer: string) =>
      calls([0, 1, 'angel', 'a', approve, 'pending v1'], [2, 3, second, 'b', approve, answer]);
    expect(linearize(shared, signed('angel2', 'approved v2')).legal).toBe(true);
    expect(linearize(shared, signed('angel', 'SELF_APPROVAL')).legal).toBe(true);
    expect(linearize(shared, signed('angel', 'approved v2')).legal).toBe(false);
  });

  test('have one holder of a claim at a time', () => {
    const claim: Action = { name: 'claim', takeOver: false };
    const history = (answer: string) =>
      calls([0, 5, 'angel', null, claim, 'mine'], [1, 6, 'angel2', null, claim, answer]);
    expect(linearize(claimed, history('of angel')).legal).toBe(true);
    expect(linearize(claimed, history('mine')).legal).toBe(false);
  });
});

test('the shortest failing history leaves out the calls that do not matter', () => {
  const read: Action = { name: 'read' };
  const history = calls(
    [0, 1, 'hero', null, read, 'pending v1'],
    [2, 3, 'hero', null, read, 'pending v1'],
    [4, 9, 'angel', 'a', approve, 'approved v2'],
    [5, 9, 'angel2', 'b', reject, 'rejected v2'],
    [10, 11, 'hero', null, read, 'approved v2'],
  );
  const { core } = shrink(withdrawal, history);
  expect(core.map(({ answer }) => answer)).toEqual(['approved v2', 'rejected v2']);
});
