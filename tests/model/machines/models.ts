import type { Model } from '../paths/model.ts';
import { authModel } from './auth.model.ts';
import { navigationGuardModel } from './navigation-guard.model.ts';

/** Every machine of the package. */
export const models: readonly Model[] = [authModel, navigationGuardModel];
