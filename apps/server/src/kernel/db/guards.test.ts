import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';
import { newId } from './order-no.ts';
import { ledgerEntry, ledgerTransaction } from './schema.ts';

const server = useTestServer();

/** The database's own message: drizzle wraps it. */
async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.then(
    () => 'not refused',
    (reason: unknown) => reason,
  );
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

// Past the rights of the server: triggers bind the owner, too.
const execute = (statement: SQL) => server().owner.execute(statement);

interface Line {
  amount: string;
  currency: string;
}

const post = (lines: Line[]) =>
  server().owner.transaction(async (tx) => {
    const id = newId();
    await tx
      .insert(ledgerTransaction)
      .values({ id, kind: 'test', referenceType: 'test', referenceId: newId() });
    for (const line of lines) {
      await tx.insert(ledgerEntry).values({ transactionId: id, firmAccount: 'clearing', ...line });
    }
    return id;
  });

const balanced: Line[] = [
  { amount: '-10.00', currency: 'USD' },
  { amount: '10.00', currency: 'USD' },
];

describe('the append-only tables', () => {
  it.each([
    ['audit_log', 'action'],
    ['audit_leaf', 'hash'],
    ['audit_checkpoint', 'note'],
    ['ledger_transaction', 'kind'],
    ['ledger_entry', 'currency'],
  ])('refuse UPDATE, DELETE and TRUNCATE: %s', async (name, column) => {
    await server().signIn('angel');
    await post(balanced);
    const table = sql.identifier(name);
    const statements = [
      sql`update ${table} set ${sql.identifier(column)} = 'other'`,
      sql`delete from ${table}`,
      sql`truncate ${table} cascade`,
    ];
    for (const statement of statements) {
      expect(await refusalOf(execute(statement))).toContain('is append-only');
    }
  });
});

describe('a ledger transaction', () => {
  it('sums to zero in each currency', async () => {
    await post([...balanced, { amount: '-5', currency: 'CNY' }, { amount: '5', currency: 'CNY' }]);
  });

  it.each([
    ['does not sum to zero', [{ amount: '10', currency: 'USD' }], 'does not sum to zero'],
    [
      'sums to zero only across currencies',
      [
        { amount: '-10', currency: 'USD' },
        { amount: '10', currency: 'CNY' },
      ],
      'does not sum to zero',
    ],
    ['has no entries', [], 'has no entries'],
  ])('is refused at the end if it %s', async (_, lines, message) => {
    expect(await refusalOf(post(lines))).toContain(message);
  });

  it('cannot be unbalanced afterwards', async () => {
    const transactionId = await post(balanced);
    const late = server().owner.insert(ledgerEntry).values({
      transactionId,
      firmAccount: 'clearing',
      amount: '1',
      currency: 'USD',
    });
    expect(await refusalOf(late.execute())).toContain('does not sum to zero');
  });
});
