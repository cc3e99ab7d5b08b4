import {
  createPerson,
  openSession,
  type TestPerson,
} from '../../../apps/server/src/testing/people.ts';
import { createGate } from '../served/gate.ts';
import { type AuthenticatorDialog, authenticatorDialog } from './authenticator-dialog.ts';
import { consolePage } from './console-page.ts';
import { expect } from './patience.ts';
import { endInAnotherTab, prepareStorage } from './prepare-storage.ts';
import { profileStep } from './profile-step.ts';
import type { Screen, Stage } from './screen.ts';

export interface AtTheDialog extends Stage {
  readonly gate: ReturnType<typeof createGate>;
  readonly person: TestPerson;
  readonly tokens: Awaited<ReturnType<typeof openSession>>;
  readonly dialog: AuthenticatorDialog;
  busy(call: string, text: string): () => Promise<void>;
}

interface Play {
  readonly causes: Record<string, (index: number) => Promise<unknown>>;
  readonly sights: Record<string, () => Promise<void>>;
  readonly calls: Record<string, string>;
  readonly prepareAnswer: Screen['prepareAnswer'];
}

export async function atTheDialog(
  stage: Stage,
  play: (at: AtTheDialog) => Play | Promise<Play>,
): Promise<Screen> {
  const { page, proxy, server, path } = stage;
  const gate = createGate();
  const person = await createPerson(server);
  const tokens = await openSession(server, person);
  await prepareStorage(page, { tokens });
  const ui = consolePage(page);
  const dialog = authenticatorDialog(page, ui);
  const profile = profileStep(path);
  const { causes, sights, calls, prepareAnswer } = await play({
    ...stage,
    gate,
    person,
    tokens,
    dialog,
    busy: (call, text) => async () => {
      await expect.poll(() => gate.isHeld(call), { message: `${call} is under way` }).toBe(true);
      await expect(dialog.root.getByText(text).first()).toBeVisible();
    },
  });
  const allCalls: Play['calls'] = { ...calls, '/auth/admin/v1/logout': 'signOut' };
  const allCauses: Play['causes'] = {
    ...causes,
    'session.ended': () => endInAnotherTab(page, proxy.url),
  };

  return {
    gate,
    heldCall: (pathname) => profile.heldCall(pathname) ?? allCalls[pathname] ?? null,
    // Both ask for the profile.
    callOf: (actor) => (actor === 'checkProfile' ? 'reloadProfile' : actor),
    open: () => ui.openSignedIn(proxy.url),
    begin: (index) => profile.begin(index),
    cause: async ({ id }, index) => {
      await allCauses[id]?.(index);
    },
    ...(prepareAnswer && { prepareAnswer }),
    see: async (state) => {
      await sights[state]?.();
    },
  };
}
