import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { findingsIn, hasDisguisedLink } from '../../platform/text-findings.ts';
import { answerProposal } from '../approval/proposal-view.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { messageView, requireMessageRow } from './message-row.ts';
import {
  type Addressee,
  countRecipients,
  countSkipped,
  lockSender,
  recipientsOf,
  requireAddressee,
  type Sender,
  senderOf,
} from './recipients.ts';
import { sendMessage } from './send-message.ts';

/** Limits scheduling, so that messages do not outlive their context. */
const aheadMaxMs = 90 * 24 * 60 * 60 * 1000;

/**
 * Proposes the message if it has more recipients than one person may write to alone, or the text has a link, an account
 * number or a crypto address. Throws NO_RECIPIENTS, VALIDATION, NOT_FOUND, and as `signOrPropose`.
 */
export async function createMessage(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.MessageCreate,
): Promise<Schemas.MessageOutcome> {
  const sender = await senderOf(tx, context);
  const to = requireAddressee(request);
  const at = new Date();
  const sendAt = requireSendAt(request.send_at ?? null, at, context.proposal !== null);
  refuseDisguisedLinks(request);
  await lockSender(tx, sender);
  const { total, languages, two_people: isBroadcast } = await countRecipients(tx, sender, to);
  if (total === 0) throw new Problem('NO_RECIPIENTS');
  const skipped = await countSkipped(tx, sender, to);
  const hasLinks = textFields.some((field) => findingsIn(request[field]).length > 0);
  if (isBroadcast || hasLinks || context.proposal !== null) {
    const proposed = await signOrPropose(tx, context, broadcast(request), {
      input: { path: {}, body: request },
      changes: changesOf(request, total, await namesOf(tx, sender, to)),
    });
    if (proposed !== null) {
      return { message: null, proposal: await answerProposal(tx, context, proposed), skipped };
    }
  }
  const { sent, audit } = await sendMessage(tx, {
    ...{ audience: to.audience, clientId: to.clientId, agentId: to.agentId, skipped },
    language: to.clientId === null ? null : (languages[0]?.language ?? null),
    titleZh: request.title_zh.trim(),
    titleEn: request.title_en.trim(),
    bodyZh: request.body_zh.trim(),
    bodyEn: request.body_en.trim(),
    senderId: sender.id,
    sendAt,
    alone: context.proposal === null,
    to: await recipientsOf(tx, sender, to),
    at,
  });
  await writeAudit(tx, context, audit);
  return {
    message: messageView(await requireMessageRow(tx, actorOf(context), sent.id)),
    proposal: null,
    skipped,
  };
}

const textFields = ['title_zh', 'title_en', 'body_zh', 'body_en'] as const;

function refuseDisguisedLinks(request: Schemas.MessageCreate): void {
  const errors = textFields
    .filter((field) => hasDisguisedLink(request[field]))
    .map((field) => ({ field, code: 'LINK_DISGUISED' as const }));
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

function broadcast({ title_zh: name }: Schemas.MessageCreate): Act {
  return {
    limit: 'message',
    operation: 'POST /message/admin/v1/create',
    subject: { type: 'message', id: null, name },
    makerId: null,
    clientId: null,
    baseAmount: null,
    chain: chainOf('message'),
    // The second person has to agree to exactly this text.
    secondAsks: false,
  };
}

async function namesOf(tx: Transaction, sender: Sender, to: Addressee): Promise<string | null> {
  if (to.clientIds === null) return null;
  const rows = await tx
    .select({ username: client.username })
    .from(client)
    .where(await recipientsOf(tx, sender, to))
    .orderBy(client.username);
  return rows.map(({ username }) => username).join(', ');
}

function changesOf(request: Schemas.MessageCreate, recipients: number, clients: string | null) {
  const after = {
    audience: request.audience,
    recipients: String(recipients),
    clients,
    send_at: request.send_at ?? null,
    title_zh: request.title_zh,
    body_zh: request.body_zh,
    title_en: request.title_en,
    body_en: request.body_en,
  };
  return Object.entries(after).flatMap(([field, text]) =>
    text === null ? [] : [{ field, before: null, after: text }],
  );
}

/** Null for now. A proposal that is confirmed after its time is sent at once. */
function requireSendAt(text: string | null, now: Date, isConfirmed: boolean): Date | null {
  if (text === null) return null;
  const at = new Date(text);
  if (isConfirmed && at <= now) return null;
  if (at <= now || at.getTime() > now.getTime() + aheadMaxMs) {
    throw new Problem('VALIDATION', { errors: [{ field: 'send_at', code: 'FIELD_INVALID' }] });
  }
  return at;
}
