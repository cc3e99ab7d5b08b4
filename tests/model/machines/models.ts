import type { Model } from '../paths/model.ts';
import { authModel } from './auth.model.ts';
import { mfaBindModel } from './mfa-bind.model.ts';
import { mfaDisableModel } from './mfa-disable.model.ts';
import { navigationGuardModel } from './navigation-guard.model.ts';
import { tokenRefreshModel } from './token-refresh.model.ts';

export const models: readonly Model[] = [
  authModel,
  navigationGuardModel,
  tokenRefreshModel,
  mfaBindModel,
  mfaDisableModel,
];
