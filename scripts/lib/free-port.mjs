import { createServer } from 'node:net';
import { CommandError } from './command-error.mjs';

/**
 * Fails at once when the server could not listen there, before minutes go into a build.
 *
 * @param {string} host
 * @param {string} port
 * @returns {Promise<void>}
 */
export async function requireFreePort(host, port) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new CommandError(`PORT must be a number from 0 to 65535, not "${port}".`);
  }
  const probe = createServer();
  await new Promise((resolve, reject) => {
    probe.once('error', reject).listen(Number(port), host, () => resolve(undefined));
  }).catch((error) => {
    throw new CommandError(
      reasons[error.code]?.(host, port) ?? `Cannot listen on ${host}:${port}: ${error.message}.`,
    );
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** @type {Record<string, (host: string, port: string) => string>} */
const reasons = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is already in use: stop the program that uses it, or choose another port, as in PORT=${Number(port) + 1} npm start.`,
  EACCES: (_host, port) =>
    `Port ${port} is not open to this user: choose one above 1023, as in PORT=4600 npm start.`,
  EADDRNOTAVAIL: (host) =>
    `HOST=${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for every address.`,
  ENOTFOUND: (host) => `HOST=${host} is not a known name or address: use 127.0.0.1.`,
};
