import { CommandError } from './command-error.mjs';
import { findPnpm } from './install.mjs';
import { capture } from './run.mjs';

/**
 * Known vulnerabilities that do not reach the product, or that wait for an update, by their GitHub number. `until` is
 * the last day on which that counts: the time frames are in docs/operating.md.
 *
 * @typedef {{ reason: string, until: string }} Exception
 * @type {ReadonlyMap<string, Exception>}
 */
const reviewed = new Map();

const patience = { PNPM_CONFIG_FETCH_RETRIES: '0', PNPM_CONFIG_FETCH_TIMEOUT: '20000' };

/**
 * @typedef {{
 *   module_name: string, severity: string, title: string, url: string, github_advisory_id: string,
 *   patched_versions: string, findings: { version: string }[],
 * }} Advisory
 */

/**
 * Compares every package of the lockfile with the vulnerabilities that the registry knows. Passes without an answer of
 * the registry, and says so.
 *
 * @param {{ registry?: string, today?: string, exceptions?: ReadonlyMap<string, Exception> }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function findVulnerabilities({
  registry,
  today = new Date().toISOString().slice(0, 10),
  exceptions = reviewed,
} = {}) {
  const pnpm = await findPnpm();
  const audit = ['audit', '--json'];
  if (registry !== undefined) audit.push('--registry', registry);
  const { stdout, output } = await capture(pnpm.command, [...pnpm.args, ...audit], {
    env: patience,
  });
  const advisories = advisoriesIn(stdout);
  if (advisories === null) {
    if (!output.includes('ERR_PNPM_AUDIT_BAD_RESPONSE')) {
      throw new CommandError(`The packages cannot be compared with vulnerabilities:\n${output}`);
    }
    const reason = output.replaceAll(/[\s│×├╰─▶]+/g, ' ').trim();
    return {
      ok: true,
      output: `Nothing was compared with known vulnerabilities: the registry did not answer. ${reason}`,
    };
  }
  const problems = advisories
    .filter(({ github_advisory_id: id }) => (exceptions.get(id)?.until ?? '') < today)
    .map((one) => sentenceOf(one, exceptions.get(one.github_advisory_id)));
  return { ok: problems.length === 0, output: problems.join('\n') };
}

/** @param {string} text @returns {Advisory[] | null} null if it is no answer */
function advisoriesIn(text) {
  try {
    return Object.values(JSON.parse(text).advisories);
  } catch {
    return null;
  }
}

/** @param {Advisory} advisory @param {Exception} [exception] */
function sentenceOf(advisory, exception) {
  const { module_name: name, severity, title, url, patched_versions: patched } = advisory;
  const versions = [...new Set(advisory.findings.map(({ version }) => version))].join(', ');
  const ended = exception && ` Its exception ended on ${exception.until}.`;
  return `${name} ${versions} has a vulnerability (${severity}): ${title}. Mended in ${patched}. ${url}${ended ?? ''}`;
}
