import type { ClientBase } from 'pg';
import { CannotStart } from '../errors/problem.ts';

type Privilege = string;

const read: Privilege[] = ['select'];
const append: Privilege[] = ['select', 'insert'];
const upsert: Privilege[] = ['select', 'insert', 'update'];
const queue: Privilege[] = ['select', 'insert', 'delete'];
const change: Privilege[] = ['select', 'insert', 'update', 'delete'];

const decided = (...more: string[]): Privilege[] => [
  ...append,
  `update (${['status', 'checker_id', 'checked_at', 'version', 'updated_at', ...more].join(', ')})`,
];

/** A change of this list comes with a migration: a replica of the version before would take it back. */
export const rights: Readonly<Record<string, readonly Privilege[]>> = {
  // Money: written by the function `post_transactions` alone. Locking rows takes one column that may be updated.
  ledger_transaction: read,
  ledger_entry: read,
  account: [...queue, 'update (updated_at)'],

  audit_log: append,
  audit_pending: queue,
  audit_leaf: append,
  audit_forward: ['select', 'update (position, leased_until)'],
  audit_head: ['select', 'update (size, peaks, event_seq)'],
  audit_checkpoint: append,
  event: queue,

  signature: append,
  signed_statement: append,
  proposal: decided('reason_code', 'reason'),
  amendment: decided('decision_code', 'decision_reason'),

  deposit: upsert,
  withdrawal: upsert,
  overdrawn: upsert,
  loan_repayment: append,
  conversion: append,
  trade_record: upsert,
  trade_event: append,
  allocation: upsert,
  allocation_line: change,
  saving_holding: [
    ...append,
    `update (accrued_days, accrued, paid, forfeited, status, exit, closed_on, closed_by_id, exit_remark, version, updated_at)`,
  ],
  saving_day: append,

  own_bank_account: upsert,
  bank_statement: append,
  // To lock it: a trigger refuses every change.
  bank_statement_line: [...append, 'update (id)'],
  bank_match: change,
  bank_match_item: append,

  client: change,
  client_access: queue,
  client_bank: change,
  client_code: change,
  client_crypto: queue,
  client_device: queue,
  client_nominee: queue,
  client_note: queue,
  client_question: upsert,
  client_trade_setting: change,
  kyc: change,
  kyc_document: queue,
  kyc_event: append,

  product: change,
  product_template: change,
  fund_nav: upsert,
  exchange: change,
  currency_pair: change,
  rate: upsert,

  staff_user: change,
  staff_device: change,
  invitation: change,
  recovery_code: queue,
  passkey: change,
  passkey_challenge: change,
  session: change,
  refresh_token: change,
  attempt: queue,
  captcha: queue,
  service_account: upsert,
  service_secret: upsert,

  availability: upsert,
  work_item: upsert,
  notification: change,
  record_comment: upsert,
  shift_handover: upsert,
  bulk_run: change,
  bulk_item: upsert,
  export_job: change,
  export_piece: queue,
  report_subscription: change,
  data_exception: upsert,
  exception_day: upsert,
  saved_view: change,

  document_version: append,
  message: upsert,
  message_recipient: upsert,
  support_channel: change,
  crypto_address: change,
  ip_rule: change,
  setting: upsert,
  server_key: [...append, 'update (state, sealed, replaced_at)'],
  file: change,
  idempotency_key: change,
  rate_limit: change,

  figure: queue,
  figure_zone: ['select', 'update'],
  client_event: read,
};

const postingFunction = 'public.post_transactions(jsonb)';

/**
 * Run by the owner of the tables, under the lock of the migrations. Throws CannotStart if the role can become the
 * owner.
 */
export async function applyGrants(owner: ClientBase, role: string): Promise<void> {
  const excess = await readExcess(owner, role);
  if (excess !== null && !revoked.includes(excess)) throw refusalOf(excess);
  const { rows } = await owner.query<{ name: string; held: string[] }>(heldPrivileges, [role]);
  const statements = rows
    .filter(({ name, held }) => !isSame(held, rights[name] ?? []))
    .flatMap(({ name }) => {
      const table = `public.${owner.escapeIdentifier(name)}`;
      const granted = (rights[name] ?? []).map((right) => `grant ${right} on ${table} to {role}`);
      return [`revoke all on ${table} from {role}`, ...granted];
    });
  const missing = await owner.query<{ statement: string }>(missingGrants, [role, postingFunction]);
  statements.push(...missing.rows.map(({ statement }) => statement));
  if (statements.length === 0) return;
  const named = owner.escapeIdentifier(role);
  await owner.query('begin');
  try {
    for (const statement of statements) await owner.query(statement.replaceAll('{role}', named));
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

const heldPrivileges = `
  select c.relname as name, array(
    select lower(held.privilege_type) from aclexplode(c.relacl) held where held.grantee = r.oid
    union all
    select lower(held.privilege_type) || ' (' || a.attname || ')'
    from pg_attribute a cross join aclexplode(a.attacl) held
    where a.attrelid = c.oid and held.grantee = r.oid
  ) as held
  from pg_class c join pg_roles r on r.rolname = $1
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')`;

const missingGrants = `
  select 'revoke create on schema public from public, {role}' as statement
    where has_schema_privilege($1::name, 'public', 'create')
  union all select format('grant usage on schema %I to {role}', name) from unnest(array['public', 'drizzle']) name
    where not has_schema_privilege($1::name, name, 'usage')
  union all select 'grant select on drizzle.__drizzle_migrations to {role}'
    where not has_table_privilege($1::name, 'drizzle.__drizzle_migrations', 'select')
  union all select format('grant usage, select on sequence public.%I to {role}', relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'
      and not (has_sequence_privilege($1::name, oid, 'usage') and has_sequence_privilege($1::name, oid, 'select'))
  union all select format('revoke execute on function %s from public', $2::text)
    where has_function_privilege('public', $2::text, 'execute')
  union all select format('grant execute on function %s to {role}', $2::text)
    where not has_function_privilege($1::name, $2::text, 'execute') or has_function_privilege('public', $2::text, 'execute')`;

function isSame(held: readonly string[], wanted: readonly Privilege[]): boolean {
  const single = wanted.flatMap((privilege) => {
    const [name, columns] = privilege.split(/ \(|\)/);
    return columns?.split(', ').map((column) => `${name} (${column})`) ?? [privilege];
  });
  return held.toSorted().join() === single.toSorted().join();
}

const mayCreate = 'may create in the schema public';
const mayRewrite = 'may change what is only appended to, by a right of PUBLIC or of another role';
const revoked = [mayCreate, mayRewrite];

const fixed = Object.keys(rights).filter(
  (name) => !rights[name]?.some((privilege) => /^(update|delete)/.test(privilege)),
);

/** Why the role could do more than it is granted; null if it cannot. */
export async function readExcess(
  connection: Pick<ClientBase, 'query'>,
  role: string,
): Promise<string | null> {
  type Found = Record<'superuser' | 'owns' | 'rewrites' | 'creates', boolean>;
  const { rows } = await connection.query<Found>(
    `select rolsuper or rolcreaterole as superuser,
      exists (select from pg_class where relnamespace = 'public'::regnamespace
        and pg_has_role(r.oid, relowner, 'member')) as owns,
      exists (select from pg_class where relnamespace = 'public'::regnamespace and relname = any($2)
        and (has_table_privilege(r.oid, oid, 'delete, truncate') or has_any_column_privilege(r.oid, oid, 'update'))
      ) as rewrites,
      has_schema_privilege(r.oid, 'public', 'create') as creates
    from pg_roles r where rolname = $1`,
    [role, fixed],
  );
  const [found] = rows;
  if (found?.superuser) return 'may make itself the owner of every table';
  if (found?.owns) return 'owns tables, or is a member of the role that does';
  if (found?.rewrites) return mayRewrite;
  return found?.creates ? mayCreate : null;
}

export function refusalOf(excess: string): CannotStart {
  return new CannotStart(
    `The user of DATABASE_URL ${excess}: give the server a user of its own, as “Database roles” in docs/operating.md says.`,
  );
}
