import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { newHalf } from '../domains/auth/code-halves.ts';
import { addInvitation } from '../domains/staff/new-invitation.ts';
import { invitation } from '../kernel/db/schema.ts';
import { type ApiAnswer, type ApiClient, md5 } from './api-client.ts';
import { once } from './config-calls.ts';
import { type TestServer, testCaptcha } from './test-server.ts';
import { auditProposal, waitingProposals } from './two-person-fixtures.ts';

export async function invite(
  maker: ApiClient,
  fields: Partial<Schemas.StaffCreate> = {},
): Promise<Schemas.StaffUser> {
  const suffix = randomUUID().slice(0, 8);
  const { status, body } = await maker.call(
    'POST',
    '/user/v1/create',
    { username: `new-${suffix}`, name: `新同事 ${suffix}`, role: 'hero', ...fields },
    once(),
  );
  if (status !== 201) throw new Error(`Nobody was invited: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Without going through the API; returns its code. */
export function openInvitation(
  { db, services }: TestServer,
  { id: userId }: { id: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const of = { userId, purpose: 'first_sign_in', createdById: userId } as const;
    const { id } = await addInvitation(tx, of);
    await tx.update(invitation).set({ confirmedAt: new Date() }).where(eq(invitation.id, id));
    const halves = ['first', 'second'] as const;
    const codes = await Promise.all(
      halves.map((half) => newHalf(tx, services.secrets, { id, half })),
    );
    return codes.join('-');
  });
}

export function collectHalf(
  who: ApiClient,
  { id }: { id: string },
  half: Schemas.InvitationHalf,
): Promise<ApiAnswer> {
  return who.call('POST', `/user/v1/invitation/half/${id}`, { half });
}

export async function collectCode(
  maker: ApiClient,
  approver: ApiClient,
  of: { id: string },
): Promise<string> {
  const halves = [await collectHalf(maker, of, 'first'), await collectHalf(approver, of, 'second')];
  return halves.map(({ body }) => body.code).join('-');
}

export function reinvite(maker: ApiClient, { id }: { id: string }): Promise<ApiAnswer> {
  return maker.call('POST', `/user/v1/invitation/${id}`, undefined, once());
}

export async function decideWaiting(
  approver: ApiClient,
  of: { id: string },
  result: 'approved' | 'rejected' = 'approved',
): Promise<ApiAnswer> {
  const waiting = await waitingProposals(approver);
  const found = waiting.find(({ subject }) => subject.id === of.id);
  if (found === undefined) throw new Error('Nothing waits about this person.');
  return auditProposal(approver, found, result);
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
