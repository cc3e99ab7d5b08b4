import type { PoolClient } from 'pg';

const searched = {
  client: {
    trigrams: ['username', 'full_name', 'romanized_name'],
    grams: ['username', 'full_name'],
  },
  deposit: {
    trigrams: ['order_no', 'reference_no', 'payer_name'],
    grams: ['reference_no', 'payer_name'],
  },
  kyc: { trigrams: ['full_name', 'latin_name'], grams: ['full_name', 'latin_name'] },
  withdrawal: { trigrams: ['order_no'], grams: [] },
  conversion: { trigrams: ['order_no'], grams: [] },
  overdrawn: { trigrams: ['order_no'], grams: [] },
  trade_record: { trigrams: ['order_no'], grams: [] },
  saving_holding: { trigrams: ['order_no'], grams: [] },
} as const;

/** May not create the extension; its operators are in a schema that is not searched. */
const cannotHave = ['42501', '42704'];

/**
 * Built beside those who write: a migration would hold them up for as long as it reads a large table. Without pg_trgm
 * ASCII text is found by reading every row.
 */
export async function makeSearchIndexes(connection: PoolClient): Promise<void> {
  const hasTrigrams = await createExtension(connection);
  for (const [table, { trigrams, grams }] of Object.entries(searched)) {
    const columns = trigrams.map((column) => `${column} gin_trgm_ops`);
    if (hasTrigrams) await makeIndex(connection, `${table}_trigrams`, table, columns);
    const texts = grams.map((column) => `search_grams(${column})`);
    if (texts.length > 0) await makeIndex(connection, `${table}_grams`, table, texts);
  }
}

async function createExtension(connection: PoolClient): Promise<boolean> {
  const { rows } = await connection.query(
    `select installed_version is not null as installed from pg_available_extensions where name = 'pg_trgm'`,
  );
  const [found] = rows;
  if (found === undefined || found.installed === true) return found !== undefined;
  try {
    await connection.query('create extension if not exists pg_trgm');
    return true;
  } catch (error) {
    if (cannotHave.includes(codeOf(error))) return false;
    throw error;
  }
}

async function makeIndex(
  connection: PoolClient,
  name: string,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const { rows } = await connection.query(
    'select indisvalid as whole from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  const [found] = rows;
  if (found?.whole === true) return;
  // One that was not finished, because the process ended, is of no use.
  if (found !== undefined) await connection.query(`drop index concurrently ${name}`);
  try {
    await connection.query(
      `create index concurrently ${name} on ${table} using gin (${columns.join(', ')})`,
    );
  } catch (error) {
    if (!cannotHave.includes(codeOf(error))) throw error;
  }
}

function codeOf(error: unknown): string {
  return String(Object(error).code);
}
