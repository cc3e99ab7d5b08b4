import type invitation from './en-US/invitation.json';
import type mfa from './en-US/mfa.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    invitation: typeof invitation;
    mfa: typeof mfa;
  }
}
