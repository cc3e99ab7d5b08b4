import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vite';

const source = new URL('src/', import.meta.url).pathname;

/**
 * One file of the server, for tests that start it as a process of its own: to read its 750 modules takes the processor
 * 1.7 s at each start.
 */
export default defineConfig({
  plugins: [
    {
      name: 'files-beside-modules',
      transform: (code, id) =>
        id.startsWith(source)
          ? code
              .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          : undefined,
    },
  ],
  ssr: { noExternal: true, external: ['pg', '@electric-sql/pglite', '@simplewebauthn/server'] },
  build: {
    ssr: 'src/server.ts',
    // Inside the package, so that external dependencies resolve.
    outDir: 'node_modules/.cache/server',
    minify: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
  },
});
