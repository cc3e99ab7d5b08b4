import { openInvitation } from '../../../apps/server/src/testing/invitations.ts';
import {
  createPerson,
  endSessions,
  giveRecoveryCode,
  openSession,
  personPassword,
} from '../../../apps/server/src/testing/people.ts';
import { testCaptcha } from '../../../apps/server/src/testing/test-server.ts';
import type { Answer } from '../paths/model.ts';
import { isLate, nextAnswer } from '../paths/path.ts';
import { codeOf, wrongCodeOf } from '../served/authenticator-codes.ts';
import { createGate } from '../served/gate.ts';
import { consolePage } from './console-page.ts';
import { expect } from './patience.ts';
import { expectNothingStored, prepareStorage } from './prepare-storage.ts';
import type { ScreenModel, Stage } from './screen.ts';

const refreshPath = '/auth/admin/v1/token/refresh';

const offered: Record<string, readonly string[]> = {
  bootstrap: ['idle.not_bootstrapped'],
  'login.submit': ['idle.signed_out', 'idle.signing_out', 'error'],
  'login.submit not remembered': ['idle.signed_out', 'idle.signing_out', 'error'],
  'invitation.submit': ['idle.signed_out', 'idle.signing_out', 'error'],
  'mfa.submit': ['mfa_required.awaiting_code'],
  'mfa.submit recovery': ['mfa_required.awaiting_code'],
  'mfa.cancel': [
    'mfa_required.awaiting_code',
    'mfa_required.verifying',
    'mfa_required.opening.loading_profile',
  ],
  logout: [
    'idle.loading_profile',
    'authenticating.signing_in',
    'authenticating.accepting',
    'authenticating.opening.loading_profile',
    'authenticated.ready',
    'authenticated.reloading_profile',
  ],
  'session.rejected': ['authenticated.ready', 'authenticated.reloading_profile'],
  'tokens.refreshed': [
    'idle.loading_profile',
    'authenticating.opening.loading_profile',
    'mfa_required.opening.loading_profile',
    'authenticated.ready',
  ],
  'profile.reload': ['authenticated.ready'],
};

const isFullStorage = ({ actor, variant }: Answer) =>
  actor === 'persistTokens' && variant === 'unable';

export const authScreen: ScreenModel = {
  // A browser's storage responds at once: no event comes between.
  passing: [
    'idle.restoring',
    'authenticating.opening.persisting',
    'mfa_required.opening.persisting',
  ],

  refuses(step) {
    if (isLate(step)) return null;
    if (step.event.kind === 'answer' && isFullStorage(step.event)) {
      return {
        en: 'what the storage has no room for lasts as long as the page',
        zh: '存储放不下的内容只在页面打开期间有效',
      };
    }
    if (step.event.kind === 'answer' && step.event.variant === 'unknown-role') {
      return {
        en: 'the server of this release has no role that the console does not know',
        zh: '本版本的服务器没有控制台不认识的角色',
      };
    }
    if (step.event.kind !== 'sent') return null;
    const { id, says } = step.event;
    return offered[id]?.includes(step.from)
      ? null
      : {
          en: `the screen has nothing for “${says.en}” where ${step.from}`,
          zh: `界面在 ${step.from} 时不提供“${says.zh}”`,
        };
  },

  async create(stage) {
    const { page, proxy, server, path } = stage;
    const gate = createGate();
    const plain = await createPerson(server);
    const withCode = await createPerson(server, { mfa: true });
    const restored = nextAnswer(path, 'restore')?.variant;
    await prepareStorage(page, {
      tokens: restored === 'found' ? await openSession(server, plain) : null,
      refusesReading: restored === 'unable',
    });
    const ui = consolePage(page);
    const from = (index: number) => path.steps[index]?.from ?? '';

    async function sendLogin(index: number, rememberMe: boolean) {
      const variant = nextAnswer(path, 'login', index)?.variant;
      const { username } = variant === 'code' ? withCode : plain;
      const password = variant === 'refused' ? `${personPassword}!` : personPassword;
      await ui.sendLogin({ username, password, captcha: testCaptcha, rememberMe });
    }

    async function sendInvitation(index: number) {
      const variant = nextAnswer(path, 'acceptInvitation', index)?.variant;
      const person = variant === 'code' ? withCode : plain;
      const code =
        variant === 'refused' ? 'NOT-THE-CODE-AT-ALL' : await openInvitation(server, person);
      const { username } = person;
      await ui.sendInvitation({ username, code, password: personPassword, captcha: testCaptcha });
    }

    async function sendCode(index: number) {
      const secret = withCode.secret ?? '';
      const isRefused = nextAnswer(path, 'verifyMfa', index)?.how === 'refused';
      await ui.useAuthenticator();
      await ui.codeField.fill(isRefused ? wrongCodeOf(secret) : codeOf(secret));
    }

    async function sendRecoveryCode(index: number) {
      const isRefused = nextAnswer(path, 'verifyMfa', index)?.how === 'refused';
      await ui.sendRecoveryCode(
        isRefused ? 'XXXX-XXXX-XXXX' : await giveRecoveryCode(server, withCode),
      );
    }

    async function logOut(index: number) {
      if (from(index).startsWith('authenticating')) await ui.cancelLogin();
      else if (from(index) === 'idle.loading_profile') await ui.logOutWhileRestoring();
      else await ui.logOut();
    }

    async function rejectSession() {
      await endSessions(server, plain);
      await endSessions(server, withCode);
      // Whatever the page asks next finds out: the click, or something that was under way.
      const clicked = ui.goToClients().catch(() => {});
      await Promise.race([clicked, ui.loginButton.waitFor()]);
    }

    async function refreshTokens(index: number) {
      const before = proxy.count(refreshPath);
      if (from(index) === 'authenticated.ready') {
        proxy.expireToken();
        await ui.goToClients();
      } else {
        gate.decideOldest('loadProfile', 'expired');
      }
      await expect.poll(() => proxy.count(refreshPath)).toBe(before + 1);
    }

    const causes: Record<string, (index: number) => Promise<unknown>> = {
      bootstrap: () => page.goto(`${proxy.url}/dashboard`, { waitUntil: 'commit' }),
      'login.submit': (index) => sendLogin(index, true),
      'login.submit not remembered': (index) => sendLogin(index, false),
      'invitation.submit': sendInvitation,
      'mfa.submit': sendCode,
      'mfa.submit recovery': sendRecoveryCode,
      'mfa.cancel': () => ui.backFromCode(),
      logout: logOut,
      'session.rejected': rejectSession,
      'tokens.refreshed': refreshTokens,
      'profile.reload': () => ui.reloadProfile(),
    };

    let reloadFails = false;
    const aliases: Record<string, string> = { reloadProfile: 'loadProfile' };
    const sights = sightsOf(stage, (call) => gate.isHeld(call));

    const calls: Record<string, string> = {
      '/auth/admin/v1/login': 'login',
      '/auth/admin/v1/invitation': 'acceptInvitation',
      '/auth/admin/v1/mfa/verify': 'verifyMfa',
      '/auth/admin/v1/userinfo': 'loadProfile',
      '/auth/admin/v1/logout': 'logout',
    };

    return {
      gate,
      heldCall: (pathname) => calls[pathname] ?? null,
      callOf: (actor) => aliases[actor] ?? actor,
      prepareAnswer: async ({ actor, how }) => {
        reloadFails = actor === 'reloadProfile' && how !== 'answered' && how !== 'slow';
      },
      cause: async ({ id }, index) => {
        reloadFails = false;
        await causes[id]?.(index);
      },
      see: async (state) => {
        await sights[state]?.();
        // The dialog was there before: that it has failed is the end of what the SDK repeats by itself.
        if (reloadFails && state === 'authenticated.ready') {
          await expect(ui.retryReload).toBeVisible();
        }
      },
    };
  },
};

function sightsOf(
  { page }: Stage,
  isHeld: (call: string) => boolean,
): Record<string, () => Promise<void>> {
  const ui = consolePage(page);
  const held = (call: string) =>
    expect.poll(() => isHeld(call), { message: `${call} is under way` }).toBe(true);

  async function loginForm() {
    // At rest: while a form is being sent, its button has another name.
    await expect(ui.loginButton.or(ui.invitationButton)).toBeVisible();
    await expect(ui.codeField).toBeHidden();
    await expectNothingStored(page);
  }
  async function code() {
    await expect(ui.codeField).toBeVisible();
    await expectNothingStored(page);
  }

  return {
    'idle.loading_profile': async () => {
      await held('loadProfile');
      await expect(ui.loginForm).toBeHidden();
    },
    'idle.signing_out': async () => {
      await held('logout');
      await loginForm();
    },
    'idle.signed_out': loginForm,
    error: async () => {
      await loginForm();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
    'authenticating.signing_in': () => held('login'),
    'authenticating.accepting': () => held('acceptInvitation'),
    'authenticating.opening.loading_profile': () => held('loadProfile'),
    'mfa_required.awaiting_code': code,
    'mfa_required.verifying': async () => {
      await held('verifyMfa');
      await code();
    },
    'mfa_required.opening.loading_profile': async () => {
      await held('loadProfile');
      await expect(ui.codeField).toBeVisible();
    },
    // The dialog, if one is open, hides the page behind it.
    'authenticated.ready': () => expect(ui.userMenu.or(ui.authenticator)).toBeVisible(),
    'authenticated.reloading_profile': async () => {
      await held('loadProfile');
      await expect(ui.authenticator).toBeVisible();
    },
  };
}
