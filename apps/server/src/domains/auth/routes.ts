import { eq } from 'drizzle-orm';
import type { Routes } from '../../http/routes.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf } from '../../platform/request-context.ts';
import { lastInput } from '../../platform/sessions/recent.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { createCaptcha } from './captcha.ts';
import { verifyMfa } from './mfa.ts';
import { endOwnSession, listOwnSessions } from './own-sessions.ts';
import { askForPasskey } from './passkeys.ts';
import { viewPreferences } from './preferences.ts';
import { signIn } from './sign-in.ts';
import { signInAgain } from './sign-in-again.ts';
import { rotateTokens } from './token-pair.ts';

export const authRoutes = {
  'GET /auth/admin/v1/captcha': (_input, context) => createCaptcha(context),

  'POST /auth/admin/v1/login': ({ body, header }, context) =>
    signIn(context, header['X-Captcha-Id'], body),

  'POST /auth/admin/v1/invitation': ({ body, header }, context) =>
    acceptInvitation(context, header['X-Captcha-Id'], body),

  'POST /auth/admin/v1/logout': (_input, context) =>
    endOwnSession(context, actorOf(context).sessionId, 'logout'),

  'POST /auth/admin/v1/token/refresh': ({ body, header }, context) =>
    rotateTokens(context, body.refresh_token, lastInput(header?.['X-Idle-Seconds'])),

  'POST /auth/admin/v1/sign_in_again': ({ body }, context) => signInAgain(context, body),

  'POST /auth/admin/v1/passkey/start': (_input, context) => askForPasskey(context),

  'POST /auth/admin/v1/mfa/verify': ({ body }, context) => verifyMfa(context, body),

  'GET /auth/admin/v1/userinfo': async (_input, context) => {
    const { id, name, username, role, missingFactor } = actorOf(context);
    const [person] = await context.db
      .select({ mfaSecret: staffUser.mfaSecret, preferences: staffUser.preferences })
      .from(staffUser)
      .where(eq(staffUser.id, id));
    return {
      id,
      name,
      userName: username,
      role,
      mfa: person?.mfaSecret != null,
      ...(missingFactor !== null && { factor_needed: missingFactor }),
      preferences: viewPreferences(person?.preferences ?? {}),
    };
  },

  'GET /auth/admin/v1/permission/{userId}': async ({ path }, context) => {
    const { id, permissions } = actorOf(context);
    if (path.userId !== id) throw new Problem('NOT_FOUND');
    const { roles, grants, flags, version } = permissions;
    return {
      userId: id,
      roles: [...roles],
      grants: grants.map(({ resource, actions }) => ({ resource, actions: [...actions] })),
      flags: { ...flags },
      version,
    };
  },

  'GET /auth/admin/v1/session/list': ({ query }, context) =>
    listOwnSessions(context, { page: query.page ?? 1, size: query.size ?? 20 }),

  'DELETE /auth/admin/v1/session/{id}': ({ path }, context) =>
    endOwnSession(context, path.id, 'ended_by_owner'),
} satisfies Routes;
