import { performance } from 'node:perf_hooks';
import { CommandError } from './command-error.mjs';
import { fingerprint, isUpToDate, markUpToDate } from './fingerprint.mjs';
import { inRoot } from './workspace.mjs';

/**
 * @typedef {object} Step
 * @property {string} id
 * @property {string} name
 * @property {() => Promise<{ ok: boolean, output?: string }>} run `output` is shown when it failed
 * @property {string[]} [inputs] the files and folders that alone decide what it says: while they are as they were when
 *   it passed, it has passed
 */

/** @param {number} startedAt */
const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

const common = ['pnpm-lock.yaml', 'scripts'];

/**
 * Runs every step, two at a time, also after a failure, and prints a line for each.
 *
 * @param {readonly Step[]} steps the longest first
 * @param {object} [options]
 * @param {boolean} [options.anew] also runs steps with unchanged inputs
 * @param {string} [options.folder] cache of passed steps
 * @returns {Promise<string[]>} names of the failed steps
 */
export async function runSteps(
  steps,
  { anew = false, folder = inRoot('node_modules/.cache/check') } = {},
) {
  /** @type {string[]} */
  const failed = [];

  /** @param {Step} step */
  const runStep = async ({ id, name, run, inputs }) => {
    const startedAt = performance.now();
    const stamp = `${folder}/${id}`;
    const before = inputs && (await fingerprint([...common, ...inputs]));
    if (before && !anew && (await isUpToDate(stamp, before))) {
      console.log(`✓ ${name} (unchanged)`);
      return;
    }
    const { ok, output } = await run().catch((error) => {
      if (!(error instanceof CommandError)) throw error;
      return { ok: false, output: error.message };
    });
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds(startedAt)})`);
    if (ok && before) await markUpToDate(stamp, before);
    if (ok) return;
    failed.push(name);
    if (output?.trim()) console.log(`\n${output.trim()}\n`);
  };

  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  };
  await Promise.all([lane(), lane()]);
  return failed;
}
