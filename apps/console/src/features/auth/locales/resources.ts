import type auth from './en-US/auth.json';
import type authenticator from './en-US/authenticator.json';
import type invitation from './en-US/invitation.json';
import type mfa from './en-US/mfa.json';

declare module '#/shared/i18n/resources.ts' {
  interface Resources {
    auth: typeof auth;
    authenticator: typeof authenticator;
    invitation: typeof invitation;
    mfa: typeof mfa;
  }
}
