import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { addInvitation } from '../domains/staff/new-invitation.ts';
import { invitation } from '../kernel/db/schema.ts';
import { type ApiAnswer, type ApiClient, md5 } from './api-client.ts';
import { type TestServer, testCaptcha } from './test-server.ts';
import { auditProposal, waitingProposals } from './two-person-fixtures.ts';

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

/** A second person's decision on what waits about somebody: the first of it. */
export async function decideWaiting(
  decider: ApiClient,
  of: { id: string },
  result: 'approved' | 'rejected' = 'approved',
): Promise<ApiAnswer> {
  const waiting = await waitingProposals(decider);
  const found = waiting.find(({ subject }) => subject.id === of.id);
  if (found === undefined) throw new Error('Nothing waits about this person.');
  return auditProposal(decider, found, result);
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
