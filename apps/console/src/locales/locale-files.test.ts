import { describe, expect, it } from 'vitest';
import { locales } from '#/core/i18n/locale.ts';

const files = import.meta.glob<unknown>('../**/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** Without the labels of records, which the build adds. */
const written = import.meta.glob<string>('../**/locales/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const ofRecords = import.meta.glob<object>('../../../../packages/sdk/src/labels/*/*.json', {
  eager: true,
  import: 'default',
});

function labelsOf(locale: string): Map<string, unknown> {
  const folder = `/locales/${locale}/`;
  return new Map(
    Object.entries(files)
      // Those of the whole console are beside this file.
      .map(([path, labels]) => [path.replace(/^\.\//, '../locales/'), labels] as const)
      .filter(([path]) => path.includes(folder))
      .map(([path, labels]) => [path.replace(folder, '/'), labels]),
  );
}

/** Plural forms of one word count once. */
function keysOf(labels: unknown, path = ''): string[] {
  if (typeof labels !== 'object' || labels === null) return [path.replace(/_(one|other)$/, '')];
  const keys = Object.entries(labels).flatMap(([key, child]) =>
    keysOf(child, path === '' ? key : `${path}.${key}`),
  );
  return [...new Set(keys)].toSorted();
}

function textsOf(labels: unknown, path = ''): [key: string, text: string][] {
  if (typeof labels !== 'object' || labels === null) return [[path, String(labels)]];
  return Object.entries(labels).flatMap(([key, child]) =>
    textsOf(child, path === '' ? key : `${path}.${key}`),
  );
}

describe('the labels of the console', () => {
  // @rule languages: Every text exists in both languages
  // @in core/i18n/set-up.ts
  it('come in the same files in every language', () => {
    const [first, ...others] = locales.map((locale) => [...labelsOf(locale).keys()].toSorted());
    expect(first).toContain('../shell.json');
    expect(first).toContain('../features/messages/message.json');
    for (const other of others) expect(other).toEqual(first);
  });

  it('are in one file for each namespace, wherever it is', () => {
    const names = [...labelsOf('zh-CN').keys()].map((path) => path.split('/').at(-1));
    expect(names).toEqual([...new Set(names)]);
  });

  it('leave the labels of a record to the SDK, and come with them', () => {
    const twice = Object.entries(written).flatMap(([path, text]) => {
      const name = path.split('/').slice(-2).join('/');
      const [, labels = {}] = Object.entries(ofRecords).find(([of]) => of.endsWith(name)) ?? [];
      return Object.keys(JSON.parse(text))
        .filter((group) => group in labels)
        .map((group) => `${name}: ${group}`);
    });
    expect(twice).toEqual([]);
    expect(labelsOf('en-US').get('../features/deposits/deposit.json')).toMatchObject({
      table: 'Deposits',
      status: { approved: 'Credited' },
    });
  });

  it.each([...labelsOf('zh-CN').keys()])('say the same in every language: %s', (file) => {
    expect(keysOf(labelsOf('en-US').get(file))).toEqual(keysOf(labelsOf('zh-CN').get(file)));
  });

  it('name the figure in the singular of English, or write out that it is one', () => {
    const spelledOut = /\b(?:an?|another|last|latest|once|one|only|1)\b|^\{\{\w+\}\}$/i;
    const values = (text: string) => [...text.matchAll(/\{\{\w+/g)].map(([value]) => value);
    const wrong = [...labelsOf('en-US')].flatMap(([file, labels]) => {
      const texts = new Map(textsOf(labels));
      return [...texts]
        .filter(([key, text]) => {
          const plural = texts.get(key.replace(/_one$/, '_other'));
          if (!key.endsWith('_one') || plural === undefined || spelledOut.test(text)) return false;
          return values(plural).some((value) => !text.includes(value));
        })
        .map(([key, text]) => `${file} ${key}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
});
