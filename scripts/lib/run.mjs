import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { CommandError } from './command-error.mjs';
import { root, workspaceEnv } from './workspace.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the workspace's root by default
 * @property {NodeJS.ProcessEnv} [env] variables beside the workspace's own
 * @property {string} [input] what the child reads; it inherits standard input by default
 */

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number} what a shell would report: 128 and the signal's number for a killed child
 */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0);

/**
 * Runs a program and keeps what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string }>} `output` has both streams
 */
export function capture(command, args, { cwd = root, env = {}, input } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: workspaceEnv(env) });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stdin.on('error', () => {}); // A child that ends early closes its input: the exit code says so.
    child.stdin.end(input ?? '');
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve({ code: exitCode(code, signal), stdout, output }),
    );
  });
}

/**
 * @typedef {{ command: string, args: string[], shows?: (line: string) => boolean } & Pick<RunOptions, 'cwd' | 'env'>} Program
 *   `shows` says which lines of its output are printed; all are without it
 */

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const parentCheckMs = 250;

/**
 * npm passes a signal on to a shell, which dies of it without telling the script that it runs: the
 * loss of the parent is all that the script notices.
 *
 * @param {() => void} onLost
 * @returns {() => void} ends the watch
 */
function watchNpm(onLost) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onLost();
  }, parentCheckMs);
  return () => clearInterval(timer);
}

/**
 * Runs programs side by side, with this process's own input and output, until one of them ends;
 * then ends the others. A signal to this process reaches them.
 *
 * @param {Program[]} programs
 * @returns {Promise<number>} the exit code of the one that ended first
 */
export async function runTogether(programs) {
  const children = programs.map(({ command, args, cwd = root, env = {}, shows }) => {
    const child = spawn(command, args, {
      cwd,
      env: workspaceEnv(env),
      stdio: ['inherit', shows ? 'pipe' : 'inherit', 'inherit'],
    });
    if (shows && child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (shows(line)) console.log(line);
      });
    }
    return child;
  });
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl-C in a terminal reaches the whole group: forwarding it would interrupt a child twice.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) child.kill(signal);
  };
  for (const signal of forwarded) process.on(signal, forward);
  const endWatch = watchNpm(() => process.kill(process.pid, 'SIGTERM'));
  const ends = children.map(
    (child) =>
      new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code, signal) => resolve(exitCode(code, signal)));
      }),
  );
  try {
    return await Promise.race(ends);
  } finally {
    endWatch();
    for (const child of children) child.kill('SIGTERM');
    await Promise.allSettled(ends);
    for (const signal of forwarded) process.off(signal, forward);
  }
}

/**
 * Runs one program with this process's own input and output. A signal ends this process too, so
 * that no later step begins.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Pick<RunOptions, 'cwd' | 'env'>} [options]
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, options = {}) {
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    stoppedBy = signal;
  };
  for (const signal of forwarded) process.on(signal, stop);
  try {
    const code = await runTogether([{ command, args, ...options }]);
    if (stoppedBy) process.exit(exitCode(null, stoppedBy));
    return code;
  } finally {
    for (const signal of forwarded) process.off(signal, stop);
  }
}

/**
 * Runs the body of a command: an expected failure prints its sentence, and the process ends with the code
 * that the body returns.
 *
 * @param {() => Promise<number>} body
 */
export async function main(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
