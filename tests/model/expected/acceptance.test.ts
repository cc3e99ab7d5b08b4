import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign } from 'xstate';
import { authModel } from '../machines/auth.model.ts';
import { mfaBindModel } from '../machines/mfa-bind.model.ts';
import { mfaDisableModel } from '../machines/mfa-disable.model.ts';
import { mutationsOf } from '../mutants/mutations.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { Model } from '../paths/model.ts';
import type { ModelPath } from '../paths/path.ts';
import { differingRecords, packaged } from '../records/expected.ts';
import { accept } from './acceptance.ts';
import { expectedPaths } from './expected.ts';

type Choices = Partial<Parameters<typeof accept>[0]>;

async function accepting(model: Model, choices: Choices = {}) {
  const shown: string[] = [];
  const files: string[] = [];
  const exitCode = await accept({
    ...{ models: [model], pathsOf: allPaths, ask: async () => true, ...choices },
    print: (text) => shown.push(text),
    write: async (file) => void files.push(basename(file)),
  });
  return { exitCode, shown: shown.join('\n'), files };
}

function mutated(model: Model, name: string): Model {
  const mutation = mutationsOf(model.machine).find((one) => one.name === name);
  if (!mutation) throw new Error(`${model.name} cannot have the error '${name}'.`);
  return { ...model, machine: mutation.mutant() };
}

function keepingTheRefreshToken(): AnyStateMachine {
  return authModel.machine.provide({
    actions: {
      replaceTokens: assign(
        ({ context: { session } }, { accessToken }: { accessToken: string }) => ({
          session: { ...session, tokens: { ...session.tokens, accessToken } },
        }),
      ),
    },
  } as object);
}

const endingWith = (event: string) => (model: Model) =>
  expectedPaths(model).filter(({ steps }: ModelPath) => {
    const last = steps.at(-1);
    return last !== undefined && 'event' in last && last.event.id === event;
  });

describe('what breaks a rule is refused, whatever is answered', () => {
  test('a session that keeps its refresh token when its tokens are replaced', async () => {
    const wrong = { ...authModel, machine: keepingTheRefreshToken() };
    const pathsOf = endingWith('tokens.refreshed');
    const { exitCode, shown, files } = await accepting(wrong, { pathsOf });
    expect(shown).toMatch(
      /^auth breaks auth\.refreshed-replaces: .*\n {2}on \d+ paths, the first: /,
    );
    expect([exitCode, files]).toEqual([1, []]);
  });

  test.each(['profile_failed', 'reloading_profile'])(
    'a person who is not signed out in the end of %s',
    async (state) => {
      const wrong = mutated(mfaBindModel, `${state} finish: wrong target`);
      const pathsOf = endingWith('finish');
      const { exitCode, shown, files } = await accepting(wrong, { pathsOf });
      expect(shown).toContain('mfa-bind breaks bind.signs-out: After the authenticator was');
      expect([exitCode, files]).toEqual([1, []]);
    },
  );

  test('a table of records that is not the one written by hand', async () => {
    const [deposit] = packaged.filter(({ name }) => name === 'deposit');
    if (!deposit) throw new Error('Deposits have a table.');
    const states = { ...deposit.life.states, rejected: { approve: ['approved'] }, approved: {} };
    const records = differingRecords([{ ...deposit, life: { ...deposit.life, states } }]);
    const { exitCode, shown, files } = await accepting(mfaDisableModel, { records });
    expect(shown).toContain('lacks    approved rollback rolled_back');
    expect(shown).toContain('has      rejected approve approved');
    expect([exitCode, files]).toEqual([1, []]);
  });
});

describe('a difference that breaks no rule', () => {
  const changed = mutated(mfaDisableModel, 'disabling: tag busy removed');

  test('is shown by rule, and written once that is confirmed', async () => {
    const { exitCode, shown, files } = await accepting(changed);
    expect(shown).toBe(`mfa-disable: 2 steps differ; of 54 paths 0 are new, and 0 are gone.

  disable.confirmed: Nothing is switched off before the person has confirmed.
    confirming | proof = {code: 123456}
      confirm (the person confirms)
      was      disabling | proof = {code: 123456} | calls disable = {code: 123456} | tag busy
      becomes  disabling | proof = {code: 123456} | calls disable = {code: 123456}
    confirming | proof = {recoveryCode: 4F7K-92QD-XW3M}
      confirm (the person confirms)
      was      disabling | proof = {recoveryCode: 4F7K-92QD-XW3M} | calls disable = {recoveryCode: 4F7K-92QD-XW3M} | tag busy
      becomes  disabling | proof = {recoveryCode: 4F7K-92QD-XW3M} | calls disable = {recoveryCode: 4F7K-92QD-XW3M}


Written, to be reviewed like code: mfa-disable.steps.txt`);
    expect([exitCode, files]).toEqual([0, ['mfa-disable.steps.txt']]);
  });

  test('is shown last if no rule is about it, with the steps that are gone', async () => {
    const other = mutated(mfaDisableModel, 'confirming back: removed');
    const { shown } = await accepting(other, { ask: null });
    expect(shown).toMatch(
      /of \d+ paths \d+ are new, and \d+ are gone\..*No rule is about these: look closely\..*back \(the person goes back\)\n {6}was {6}awaiting_code\n {6}becomes {2}no step of any path/s,
    );
  });

  test.each([
    { who: 'a person says no', ask: async () => false, says: 'Nothing is written.' },
    {
      who: 'there is no terminal',
      ask: null,
      says: 'run it in a terminal, which asks, or with --yes',
    },
  ])('is not written if $who', async ({ ask, says }) => {
    const { exitCode, shown, files } = await accepting(changed, { ask });
    expect(shown).toContain(says);
    expect([exitCode, files]).toEqual([1, []]);
  });

  test('is skipped if there is none', async () => {
    const { exitCode, shown, files } = await accepting(mfaDisableModel, { ask: null });
    expect(shown).toBe('The machines do what is written down.');
    expect([exitCode, files]).toEqual([0, []]);
  });
});
