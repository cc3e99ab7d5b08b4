import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const records = fileURLToPath(new URL('../../../packages/sdk/src/labels/', import.meta.url));
const texts = /\/locales\/([\w-]+)\/([\w-]+)\.json(?:\?import)?$/;

function recordFile(id: string): string | null {
  const [, language, name] = texts.exec(id) ?? [];
  const file = `${records}${language}/${name}.json`;
  return name !== undefined && existsSync(file) ? file : null;
}

/** Adds the labels of a record, which are in the SDK, to the texts of the page of the same name: one file to load. */
export function recordLabels(): Plugin {
  return {
    name: 'record-labels',
    enforce: 'pre',
    transform(code, id) {
      const file = recordFile(id);
      if (file === null) return null;
      this.addWatchFile(file);
      const labels = { ...JSON.parse(readFileSync(file, 'utf8')), ...JSON.parse(code) };
      return { code: JSON.stringify(labels), map: null };
    },
    // Vitest keeps what it has transformed, as long as this and the page's own file stay the same.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => {
        const file = recordFile(id);
        return file && readFileSync(file, 'utf8');
      });
    },
  };
}
