import { createHash } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { operationOf } from '../../http/contract.ts';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { client, type ProposedChange, signedStatement } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { deferAudit } from '../../platform/audit-log.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireRecentSignIn } from '../../platform/sessions/recent.ts';
import { passkeysOf } from '../../platform/sessions/sessions.ts';
import { optionsFor, signerOf } from '../auth/passkeys.ts';
import { shownChanges } from './proposal-row.ts';

const countsMs = 5 * 60 * 1000;

export interface ProposedWrite {
  input: { path: Record<string, string>; body: object };
  changes: readonly ProposedChange[];
  shows?: () => readonly ProposedChange[];
}

/**
 * A signer without a passkey needs a recent sign-in. Throws SIGNATURE_REQUIRED with the statement to sign, and
 * SIGN_IN_AGAIN.
 */
export async function requireSigned(
  tx: Transaction,
  context: RequestContext,
  act: Act,
  shown: ProposedWrite,
): Promise<void> {
  const site = context.services.passkeySite;
  const known = site === null ? [] : await passkeysOf(tx, actorOf(context).id);
  if (site === null || known.length === 0) {
    requireRecentSignIn(context);
    return;
  }
  const named = { ...act, input: shown.input, changes: await changesOf(tx, context, act, shown) };
  const given = readSignature(context.signature);
  if (given !== null && context.item === undefined) {
    const { issued_at, seal, assertion: response } = given;
    const statement = statementOf(context, named, issued_at);
    const isOurs = sealsOf(context, statement).includes(seal) && isRecent(issued_at);
    const challenge = digestOf(statement);
    const signer = isOurs ? await signerOf(tx, context, known, { challenge, response }) : null;
    if (signer !== null && (await spend(tx, context, challenge))) {
      deferAudit(tx, signedEntry(context, act, statement, response));
      return;
    }
  }
  const issued_at = new Date().toISOString();
  const statement = statementOf(context, named, issued_at);
  throw new Problem('SIGNATURE_REQUIRED', {
    signing: {
      ...{ statement, issued_at, seal: sealsOf(context, statement)[0] as string },
      options: optionsFor(site, known, digestOf(statement)),
    },
  });
}

/** The checker of the audit log reads `signer` and the type of `record`. */
function statementOf(
  context: RequestContext,
  { operation, limit, subject, clientId, baseAmount, input, changes }: Act & ProposedWrite,
  issuedAt: string,
): string {
  const { id: signer, username } = actorOf(context);
  return canonicalJson({
    operation: operationOf(operation).id,
    limit,
    record: recordIn(context, subject, input.path),
    client: clientId,
    base_amount: baseAmount,
    changes: shownChanges({ subjectType: subject.type, changes }),
    confirms: context.proposal?.id ?? null,
    signer: { id: signer, username },
    issued_at: issuedAt,
  });
}

async function changesOf(
  tx: Transaction,
  { proposal }: RequestContext,
  act: Act,
  { changes, shows }: ProposedWrite,
): Promise<ProposedChange[]> {
  const before = [...(await clientOf(tx, act)), ...(shows?.() ?? []), ...(proposal?.changes ?? [])];
  const planned = new Set(changes.map(({ field }) => field));
  const facts = new Map(before.map((change) => [change.field, change]));
  return [...[...facts.values()].filter(({ field }) => !planned.has(field)), ...changes];
}

async function clientOf(tx: Transaction, { clientId }: Act): Promise<ProposedChange[]> {
  if (clientId === null) return [];
  const [found] = await tx
    .select({ name: client.fullName, username: client.username })
    .from(client)
    .where(eq(client.id, clientId));
  return changesBetween(null, { client: found && `${found.name} (${found.username})` });
}

/**
 * A record that is made has another id and number each time it is tried: it is known by its values, or by what its
 * proposal calls it.
 */
function recordIn(
  { proposal }: RequestContext,
  { type, id, name, ...subject }: Act['subject'],
  path: Record<string, string>,
) {
  const version = subject.version ?? null;
  if (proposal !== null) return { type, ...proposal.subject, version };
  const isThere = id !== null && Object.values(path).includes(id);
  return isThere ? { type, id, name, version } : { type, id: path['id'] ?? null };
}

const digestOf = (statement: string) => createHash('sha256').update(statement).digest('base64url');

/** Under each accepted key: vouches that the statement was issued to this session, at that time. */
const sealsOf = (context: RequestContext, statement: string) =>
  context.services.secrets.digests(
    'fingerprint',
    `statement ${actorOf(context).sessionId} ${statement}`,
  );

const isRecent = (issuedAt: string) => Math.abs(Date.now() - Date.parse(issuedAt)) < countsMs;

const text = v.pipe(v.string(), v.maxLength(16_384));
const signatureSchema = v.object({
  issued_at: text,
  seal: text,
  assertion: v.object({
    ...{ id: text, rawId: text, type: v.literal('public-key') },
    response: v.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
  }),
});

/** Null without one, and for what cannot be read: a new statement is sent then. */
function readSignature(header: string | undefined) {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(header ?? '', 'base64url').toString());
    const parsed = v.safeParse(signatureSchema, decoded);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

async function spend(tx: Transaction, context: RequestContext, digest: string): Promise<boolean> {
  const spent = await tx
    .insert(signedStatement)
    .values({ digest, signerId: actorOf(context).id })
    .onConflictDoNothing()
    .returning({ digest: signedStatement.digest });
  return spent.length > 0;
}

const signedEntry = (
  { proposal }: RequestContext,
  { subject: { type, id } }: Act,
  statement: string,
  { id: credentialId, response }: Schemas.PasskeyAssertion,
) => ({
  action: 'proposal.signed',
  subject: { type, id: id ?? proposal?.id ?? '' },
  after: {
    statement,
    credential_id: credentialId,
    signature: `${response.clientDataJSON}.${response.authenticatorData}.${response.signature}`,
  },
  changed: [],
});

const shownFields = [
  ...['side', 'price', 'quantity'],
  ...['amount', 'currency', 'credited_amount', 'account_currency', 'fee', 'net_amount'],
  ...['payer_name', 'reference_no', 'txid'],
  ...['full_name', 'birth_date', 'id_no'],
  ...['coin', 'network', 'address', 'memo'],
];

export function shownOf(record: object): ProposedChange[] {
  const view: Readonly<Record<string, unknown>> = { ...record };
  const named = Object.fromEntries(shownFields.map((field) => [field, view[field]]));
  const { code, name } = Object(view['product']);
  const { apr, term_days } = Object(view['loan']);
  const { kind: _, ...destination } = Object(view['destination']);
  const facts = { product: code && `${code} ${name}`, ...named, apr, term_days };
  return [
    ...changesBetween(null, { ...facts, account: view['acc_no'], ...destination }),
    ...changesBetween({ ...Object(view['before']) }, { ...Object(view['after']) }),
  ];
}
