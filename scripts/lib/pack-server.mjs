import { CommandError } from './command-error.mjs';
import { capture } from './run.mjs';

const parts = [
  'apps/server',
  'packages',
  'openapi/generated/openapi.json',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
];

const notNeeded =
  /\.test(-d)?\.|\/(testing|tests)\/|\.md$|tsconfig|_snapshot\.json$|generated\/(contract|fake-operations)\.ts$/;

/**
 * Packs the server as it is in the repository. It is installed with `pnpm install --prod --frozen-lockfile`.
 *
 * @param {string} file path of the archive
 */
export async function packServer(file) {
  const listed = await must('git', ['ls-files', '-z', ...parts]);
  const names = listed.split('\0').filter((name) => name !== '' && !notNeeded.test(name));
  await must(
    'tar',
    ['--create', '--gzip', '--file', file, '--null', '--files-from', '-'],
    names.join('\0'),
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [input]
 */
async function must(command, args, input) {
  const { code, stdout, output } = await capture(
    command,
    args,
    input === undefined ? {} : { input },
  );
  if (code !== 0) throw new CommandError(`${command} ${args.join(' ')} failed:\n${output.trim()}`);
  return stdout;
}
