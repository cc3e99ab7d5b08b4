import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function buildTablePage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-tables-'));
  await build({
    configFile: at('../../../apps/console/vite.config.ts'),
    logLevel: 'warn',
    root: at('./table-page'),
    build: { outDir: folder, emptyOutDir: true, manifest: false, sourcemap: false },
  });
  return folder;
}
