import type { Routes } from '../../http/routes.ts';
import { savePreferences } from '../auth/preferences.ts';
import { changePassword } from './change-password.ts';
import { disableMfa } from './disable-mfa.ts';
import { confirmOwnEmail, getOwnEmail, removeOwnEmail, startOwnEmail } from './own-email.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { startMfaBinding } from './start-mfa-binding.ts';
import { verifyMfaBinding } from './verify-mfa-binding.ts';

export const userRoutes = {
  'PUT /user/v1/preferences': ({ body }, context) => savePreferences(context, body),

  'GET /user/v1/email': (_input, context) => getOwnEmail(context),

  'POST /user/v1/email/start': ({ body }, context) => startOwnEmail(context, body),

  'POST /user/v1/email/confirm': ({ body }, context) => confirmOwnEmail(context, body),

  'DELETE /user/v1/email': (_input, context) => removeOwnEmail(context),

  'POST /user/v1/change_pwd': ({ body }, context) => changePassword(context, body),

  'POST /user/v1/mfa/bind/start': (_input, context) => startMfaBinding(context),

  'POST /user/v1/mfa/bind/verify': ({ body }, context) => verifyMfaBinding(context, body.code),

  'POST /user/v1/mfa/recovery_codes': (_input, context) => createRecoveryCodes(context),

  'POST /user/v1/mfa/disable': ({ body }, context) => disableMfa(context, body),

  'GET /user/v1/passkey/list': (_input, context) => listPasskeys(context),

  'POST /user/v1/passkey/start': (_input, context) => startPasskey(context),

  'POST /user/v1/passkey/add': ({ body }, context) => addPasskey(context, body),

  'PUT /user/v1/passkey/{id}': ({ path, body }, context) =>
    renamePasskey(context, path.id, body.name),

  'DELETE /user/v1/passkey/{id}': ({ path }, context) => removePasskey(context, path.id),
} satisfies Routes;
