import type { FastifyInstance } from 'fastify';
import { Problem } from '../kernel/errors/problem.ts';

const workspace = '0.0.0';

/**
 * Answers each caller that names its SDK (`X-Brokerdesk-Sdk`) which versions are taken, and refuses older
 * ones with SDK_OUTDATED. A caller that names none is taken for no SDK.
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

/** Whether a version of three numbers comes before another; what is none does not. */
function isOlder(version: string, than: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const limits = than.split('.').map(Number);
  for (const [place, part] of version.split('.').map(Number).entries()) {
    const limit = limits[place] ?? 0;
    if (part !== limit) return part < limit;
  }
  return false;
}
