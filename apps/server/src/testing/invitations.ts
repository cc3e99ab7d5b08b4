import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, isNull } from 'drizzle-orm';
import { invitation, session, staffUser } from '../db/schema.ts';
import { actorFrom } from '../domains/auth/sessions.ts';
import { confirmInvitation, discardInvitation } from '../domains/staff/confirm-invitation.ts';
import { addInvitation } from '../domains/staff/new-invitation.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type ApiAnswer, type ApiClient, md5 } from './api-client.ts';
import { openSession, type TestPerson } from './people.ts';
import { type TestServer, testCaptcha } from './test-server.ts';

/** Invites somebody through the API: the person, and the code that only this answer has. */
export async function invite(
  maker: ApiClient,
  fields: Partial<Schemas.StaffCreate> = {},
): Promise<Schemas.StaffUser & { inviteCode: string }> {
  const { status, body } = await maker.call(
    'POST',
    '/user/v1/create',
    { username: `new-${randomUUID().slice(0, 8)}`, name: '新同事', role: 'hero', ...fields },
    { 'idempotency-key': randomUUID() },
  );
  if (status !== 201) throw new Error(`Nobody was invited: ${status} ${JSON.stringify(body)}`);
  return { ...body, inviteCode: body.invitation.code };
}

/** A confirmed invitation of somebody who is there already, without going through the API; its code. */
export function openInvitation(
  { db, services }: TestServer,
  { id: userId }: { id: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const of = { userId, purpose: 'first_sign_in', createdById: userId } as const;
    const { id, code } = await addInvitation(tx, services.secrets, of);
    await tx.update(invitation).set({ confirmedAt: new Date() }).where(eq(invitation.id, id));
    return code;
  });
}

/** A new invitation, or a reset. */
export function inviteAnew(maker: ApiClient, { id }: { id: string }): Promise<ApiAnswer> {
  return maker.call('POST', `/user/v1/invitation/${id}`, undefined, {
    'idempotency-key': randomUUID(),
  });
}

/** What a second person's decision does to the invitation of somebody that waits. */
export async function decideInvitation(
  server: TestServer,
  decider: TestPerson,
  of: { id: string },
  decision: 'confirm' | 'discard' = 'confirm',
): Promise<void> {
  const { db } = server;
  const live = and(
    eq(invitation.userId, of.id),
    isNull(invitation.usedAt),
    isNull(invitation.revokedAt),
  );
  const [found] = await db.select().from(invitation).where(live);
  if (found === undefined) throw new Error('There is no invitation to decide on.');
  const context = await contextOf(server, decider);
  const decide = decision === 'confirm' ? confirmInvitation : discardInvitation;
  await db.transaction((tx) => decide(tx, context, found.id));
}

/** As if the person asked: a session of theirs, and what the domain's functions want beside it. */
async function contextOf(server: TestServer, person: TestPerson): Promise<RequestContext> {
  const { db, services } = server;
  await openSession(server, person);
  const [found] = await db
    .select()
    .from(staffUser)
    .innerJoin(session, eq(session.userId, staffUser.id))
    .where(eq(staffUser.id, person.id))
    .limit(1);
  if (found === undefined) throw new Error(`There is no person ${person.id}.`);
  return {
    db,
    services,
    actor: actorFrom(found.staff_user, found.session),
    accessUntil: null,
    requestId: randomUUID(),
    ip: '127.0.0.1',
    device: { os: 'Unknown', type: 'desktop', incognito: false },
    language: 'en-US',
    log: server.app.log,
    operation: null,
    proposal: null,
  };
}

export interface Accepting {
  username: string;
  code: string;
  /** As typed. */
  password?: string;
  captcha?: string;
  /** The address that the call comes from. */
  from?: string;
}

/** Sets the password with the code of an invitation, as the console does. */
export async function acceptInvitation(
  { anonymous }: TestServer,
  { username, code, password = 'A password of my own', captcha = testCaptcha, from }: Accepting,
): Promise<ApiAnswer> {
  const picture = await anonymous.get('/auth/admin/v1/captcha');
  return anonymous.inject({
    method: 'POST',
    url: '/auth/admin/v1/invitation',
    ...(from !== undefined && { remoteAddress: from }),
    headers: { 'x-captcha-id': picture.body.captcha_id },
    payload: { username, code, new_password: md5(password), captcha },
  });
}
