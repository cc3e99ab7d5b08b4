import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const records = fileURLToPath(new URL('../../../packages/sdk/src/labels/', import.meta.url));
const texts = /\/locales\/([\w-]+)\/([\w-]+)\.json(?:\?import)?$/;

/** Adds the labels of a record, which are in the SDK, to the texts of the page of the same name: one file to load. */
export function recordLabels(): Plugin {
  return {
    name: 'record-labels',
    enforce: 'pre',
    transform(code, id) {
      const [, language, name] = texts.exec(id) ?? [];
      const file = `${records}${language}/${name}.json`;
      if (name === undefined || !existsSync(file)) return null;
      this.addWatchFile(file);
      const labels = { ...JSON.parse(readFileSync(file, 'utf8')), ...JSON.parse(code) };
      return { code: JSON.stringify(labels), map: null };
    },
  };
}
