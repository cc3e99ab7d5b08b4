import { expect, test } from 'vitest';
import { authModel } from '../machines/auth.model.ts';
import { mutationsOf } from '../mutants/mutations.ts';
import { runProvided } from '../provided/run-path.ts';
import { commonMessage } from '../report/causes.ts';
import { expectedPaths } from './expected.ts';

const isRejection = ({ event }: { event: { id: string } }) => event.id === 'session.rejected';

test('a failure says what should be, what is instead, and which rule that breaks', async () => {
  const name = "authenticated session.rejected: action 'fail' removed".replaceAll("'", '');
  const mutation = mutationsOf(authModel.machine).find((one) => one.name === name);
  const path = expectedPaths(authModel).find(({ steps }) => {
    const last = steps.at(-1);
    return last !== undefined && 'event' in last && isRejection(last);
  });
  if (!mutation || !path) throw new Error('There is no such error, or no such path.');
  const failure = await runProvided({ ...authModel, machine: mutation.mutant() }, path).catch(
    (error: unknown) => String(error),
  );
  expect(
    commonMessage(failure ?? '')
      .split('\n')
      .slice(1),
  ).toEqual([
    'should be: error UNAUTHORIZED',
    expect.stringMatching(/^breaks auth\.rejected: After a rejection nothing is held/),
  ]);
});
