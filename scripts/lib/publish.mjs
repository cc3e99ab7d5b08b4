import { join } from 'node:path';
import { CommandError } from './command-error.mjs';
import { findPnpm } from './install.mjs';
import { capture } from './run.mjs';
import { inRoot } from './workspace.mjs';

/** Each package stands after those it depends on. */
export const publishedPackages = ['policy', 'machines', 'sdk'];

const variable = 'BROKERDESK_REGISTRY';

/** @typedef {{ id: string, outcome: 'published' | 'rehearsed' | 'there already' }} Published */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} the address of the firm's own registry, with a slash at its end
 */
export function requireRegistry(env) {
  const text = env[variable] ?? '';
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new CommandError(
      `${variable} is ${text === '' ? 'missing' : 'wrong'}: set it to the address of the firm's registry, as in https://npm.example.com/.`,
    );
  }
  const { href, hostname } = new URL(text);
  if (/(^|\.)(npmjs\.org|npmjs\.com|yarnpkg\.com)$/.test(hostname)) {
    throw new CommandError(
      `${variable} is a public registry: the packages are for the firm alone.`,
    );
  }
  return href.endsWith('/') ? href : `${href}/`;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
async function must(command, args, cwd) {
  const { code, stdout, output } = await capture(command, args, cwd === undefined ? {} : { cwd });
  if (code !== 0) throw new CommandError(`${command} ${args.join(' ')} failed:\n${output.trim()}`);
  return stdout;
}

const repository = 'BROKERDESK_REPOSITORY';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} the address of the repository, which each tarball names as its source
 */
export function requireRepository(env) {
  const text = env[repository] ?? '';
  if (/^git\+(?:https|ssh):\/\/\S+$/.test(text) && URL.canParse(text)) return text;
  throw new CommandError(
    `${repository} is ${text === '' ? 'missing' : 'wrong'}: set it to the address of the repository, as in git+ssh://git@example.com/brokerdesk.git.`,
  );
}

/**
 * The arguments for pnpm to pack a package into the folder. A hook writes the repository into the manifest,
 * which cannot name one by itself.
 *
 * @param {string} folder
 */
export const packArguments = (folder) => [
  'pack',
  `--config.pnpmfile=${inRoot('scripts/lib/name-repository.cjs')}`,
  ...['--pack-destination', folder],
];

/**
 * Packs the packages as they are, freshly built.
 *
 * @param {string} folder destination
 * @param {string[]} [names] defaults to all published ones
 * @returns {Promise<string[]>} the tarballs, each after its dependencies
 */
export async function packAll(folder, names = publishedPackages) {
  const pnpm = await findPnpm();
  const tarballs = [];
  for (const name of names) {
    const args = [...pnpm.args, ...packArguments(folder), '--json'];
    const packed = JSON.parse(await must(pnpm.command, args, inRoot('packages', name)));
    tarballs.push(join(folder, packed.filename.split('/').at(-1)));
  }
  return tarballs;
}

/**
 * Sends tarballs to a registry, but for versions that it has.
 *
 * @param {string[]} tarballs
 * @param {{ registry: string, dry: boolean, cwd?: string }} how `dry` goes every step but the last
 * @returns {Promise<Published[]>}
 */
export async function publishAll(tarballs, { registry, dry, cwd }) {
  /** @type {Published[]} */
  const results = [];
  const packed = JSON.parse(await must('npm', ['pack', '--dry-run', '--json', ...tarballs], cwd));
  for (const [index, tarball] of tarballs.entries()) {
    const { id } = packed[index];
    if (!dry && (await isPublished(id, registry, cwd))) {
      results.push({ id, outcome: 'there already' });
      continue;
    }
    const last = dry ? ['--dry-run'] : [];
    await must('npm', ['publish', tarball, '--registry', registry, ...last], cwd);
    results.push({ id, outcome: dry ? 'rehearsed' : 'published' });
  }
  return results;
}

/**
 * @param {string} id
 * @param {string} registry
 * @param {string} [cwd]
 */
async function isPublished(id, registry, cwd) {
  const args = ['view', id, 'version', '--registry', registry];
  const { code, stdout, output } = await capture('npm', args, cwd === undefined ? {} : { cwd });
  if (code === 0) return stdout.trim() !== '';
  if (output.includes('E404')) return false;
  throw new CommandError(`npm ${args.join(' ')} failed:\n${output.trim()}`);
}
