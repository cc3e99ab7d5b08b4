import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type PluginOption } from 'vite';
import { compressFolder } from '../../../scripts/lib/compress-folder.mjs';

export async function buildPlainPage(
  name: 'bare-page' | 'library-page' | `peers/${string}`,
  plugins: PluginOption[] = [],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-page-'));
  await build({
    configFile: false,
    // The router says of each of its files that it is for browsers, which a warning repeats.
    logLevel: 'error',
    plugins,
    root: fileURLToPath(new URL(`./${name}`, import.meta.url)),
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
