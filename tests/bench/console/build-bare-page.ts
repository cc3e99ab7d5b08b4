import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../../../scripts/lib/compress-folder.mjs';

/** Builds the bare page as the console is built, into a temporary folder. */
export async function buildBarePage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bare-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('./bare-page', import.meta.url)),
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'chrome123',
      modulePreload: { polyfill: false },
    },
  });
  await compressFolder(folder);
  return folder;
}
