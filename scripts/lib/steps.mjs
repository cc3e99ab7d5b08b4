import { performance } from 'node:perf_hooks';
import { CommandError } from './command-error.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<{ ok: boolean, output?: string }>} run `output` is shown when it failed
 */

/** @param {number} startedAt */
const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs every step, also after one that failed, and prints a line for each.
 *
 * @param {Step[]} steps
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runSteps(steps) {
  /** @type {string[]} */
  const failed = [];
  for (const { name, run } of steps) {
    const startedAt = performance.now();
    const { ok, output } = await run().catch((error) => {
      if (!(error instanceof CommandError)) throw error;
      return { ok: false, output: error.message };
    });
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds(startedAt)})`);
    if (ok) continue;
    failed.push(name);
    if (output?.trim()) console.log(`\n${output.trim()}\n`);
  }
  return failed;
}
