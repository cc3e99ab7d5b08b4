import type { FastifyInstance } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';

const workspace = '0.0.0';

/**
 * Sends the supported versions to callers that name their SDK (`X-Brokerdesk-Sdk`), and refuses older ones
 * with SDK_OUTDATED. Other callers are not checked.
 *
 * @param versionMin the oldest that is taken, such as `1.4.0`
 */
export function checkSdkVersions(app: FastifyInstance, versionMin: string): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    const version = headers['x-brokerdesk-sdk'];
    if (typeof version !== 'string') return;
    reply.header('x-brokerdesk-sdk-versions', `>=${versionMin}`);
    if (version !== workspace && isOlder(version, versionMin)) {
      throw new Problem('SDK_OUTDATED', { values: { min: versionMin } });
    }
  });
}

function isOlder(version: string, than: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const limits = than.split('.').map(Number);
  for (const [index, part] of version.split('.').map(Number).entries()) {
    const limit = limits[index] ?? 0;
    if (part !== limit) return part < limit;
  }
  return false;
}
