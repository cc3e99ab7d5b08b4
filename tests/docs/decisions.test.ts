import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** Half a page: figures belong in docs/performance.md, details in the code. */
const wordsMax = 300;

const files = readdirSync(folder).filter((name) => name !== 'README.md');
const titleOf = (name: string) => /^# (\d+)\. (.+)$/m.exec(read(name));
const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

describe('docs/decisions', () => {
  it.each(files)('numbers %s by its title', (name) => {
    expect(titleOf(name)?.[1]?.padStart(4, '0')).toBe(name.slice(0, 4));
  });

  it.each(files)(`keeps %s to ${wordsMax} words`, (name) => {
    expect(countWords(read(name))).toBeLessThanOrEqual(wordsMax);
  });

  it.each(files)('gives %s a context, a decision and consequences', (name) => {
    for (const part of ['Context', 'Decision', 'Consequences']) {
      expect(read(name)).toContain(`**${part}.**`);
    }
  });
});
