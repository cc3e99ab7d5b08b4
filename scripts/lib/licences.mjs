import { CommandError } from './command-error.mjs';
import { findPnpm } from './install.mjs';
import { capture } from './run.mjs';

/** Licences of what is shipped: none asks for the source of what uses it. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0'],
]);

/** Reviewed packages under another licence: a change of one of their files has to be published. */
const reviewed = new Map([['axe-core', 'MPL-2.0']]);

/**
 * @param {string} licence SPDX expression without nested parentheses
 * @returns {boolean} whether one of its alternatives is allowed whole
 */
const isAllowed = (licence) =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)));

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function checkLicences() {
  const pnpm = await findPnpm();
  const list = ['licenses', 'list', '--json', '--recursive', '--prod'];
  const { code, stdout, output } = await capture(pnpm.command, [...pnpm.args, ...list]);
  if (code !== 0) throw new CommandError(`The licences cannot be listed:\n${output}`);
  /** @type {Record<string, { name: string }[]>} */
  const byLicence = JSON.parse(stdout);
  const problems = Object.entries(byLicence)
    .filter(([licence]) => !isAllowed(licence))
    .flatMap(([licence, packages]) =>
      packages
        .filter(({ name }) => reviewed.get(name) !== licence)
        .map(
          ({ name }) =>
            `${name} has the licence ${licence}, which is not in scripts/lib/licences.mjs.`,
        ),
    );
  return { ok: problems.length === 0, output: problems.join('\n') };
}
