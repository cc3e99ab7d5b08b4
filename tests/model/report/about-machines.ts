/** What a reader who knows no code has to be told of a machine. */
export interface About {
  readonly title: string;
  readonly purpose: string;
  /** Why its paths cannot be run on the screen; absent where they can. */
  readonly noScreen?: string;
}

export const aboutMachines: Readonly<Record<string, About>> = {
  auth: {
    title: 'Sign-in',
    purpose:
      'Decides who is signed in: it restores a stored session, takes a person through the login and the code, and clears everything at the end.',
  },
  'navigation-guard': {
    title: 'Navigation guard',
    purpose:
      'Decides, before a page opens, whether this person may see it, and where they are sent when they may not.',
    noScreen: 'the guard does its work before a page opens, and no screen shows it',
  },
  'token-refresh': {
    title: 'Token refresh',
    purpose:
      'Keeps a session alive: it renews the access token before it expires, and tries again when the network fails.',
    noScreen: 'tokens are renewed in the background, and no screen shows it',
  },
  'mfa-bind': {
    title: 'Authenticator, switching on',
    purpose:
      'Takes a person through switching the authenticator on: the QR code, the first code, and the recovery codes.',
  },
  'mfa-disable': {
    title: 'Authenticator, switching off',
    purpose:
      'Takes a person through switching the authenticator off, with a code of it or a recovery code.',
  },
};

/** A machine that nobody has written about yet is called by its name. */
export const aboutMachine = (name: string): About =>
  aboutMachines[name] ?? { title: name, purpose: '' };
