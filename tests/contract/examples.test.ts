import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectNone } from '../support/expect-none.ts';
import {
  contractDocument,
  type MediaType,
  operations,
  resolveExample,
  schemaValidator,
} from './contract.ts';

interface Content {
  name: string;
  media: MediaType;
}

const contents: readonly Content[] = operations.flatMap(({ id, definition }) => {
  const success = Object.keys(definition.responses).find((status) => status.startsWith('2')) ?? '';
  const answer = definition.responses[success];
  const named = (kind: string, content: Record<string, MediaType> = {}) =>
    Object.entries(content).map(([type, media]) => ({ name: `${id} ${kind} ${type}`, media }));
  return [
    ...named('body', definition.requestBody?.content),
    ...named('answer', answer === undefined || '$ref' in answer ? {} : answer.content),
  ];
});

const problems: readonly Content[] = Object.entries(contractDocument.components.responses).flatMap(
  ([name, { content = {} }]) =>
    Object.entries(content).map(([type, media]) => ({ name: `${name} ${type}`, media })),
);

const examplesOf = ({ media }: Content) =>
  Object.entries(media.examples ?? {}).map(([name, example]) => ({
    name,
    value: resolveExample(example),
  }));

describe('every operation of the contract', () => {
  test('has an example of its body and of its success, unless that is a file of bytes', () => {
    const without = [...contents, ...problems].filter(
      (content) => content.media.schema?.format !== 'binary' && examplesOf(content).length === 0,
    );
    expect(contents.length).toBeGreaterThan(operations.length);
    expectNone(
      without.map(
        ({ name }) =>
          `${name} has no example: add one in openapi/examples, by the name of its schema or of the operation`,
      ),
    );
  });

  test('has only examples that its own schema takes', () => {
    const refused = [...contents, ...problems].flatMap((content) => {
      const validate = schemaValidator(content.media.schema ?? {});
      return examplesOf(content).flatMap(({ name, value }) =>
        validate(value)
          ? []
          : [`${content.name}, ${name}: ${JSON.stringify(validate.errors?.slice(0, 3))}`],
      );
    });
    expectNone(refused);
  });

  test('has an answer of its own beside the bytes, or only bytes', () => {
    const nothing = operations.filter(
      ({ id }) => !contents.some(({ name }) => name.startsWith(`${id} answer `)),
    );
    expectNone(nothing.map(({ id }) => `${id} has no content of its success in openapi/paths`));
  });

  test('has a summary of one line, which no other operation of its tag has', () => {
    const summaries = operations.map(({ definition: { tags = [], summary = '' } }) => ({
      summary,
      key: `${tags.join()}: ${summary}`,
    }));
    const keys = summaries.map(({ key }) => key);
    expectNone([
      ...summaries
        .filter(({ summary }) => !/^[A-Z][^\n]{2,100}[^.\s]$/.test(summary))
        .map(({ key }) => `"${key}" is no summary of one line without a full stop`),
      ...keys
        .filter((key, at) => keys.indexOf(key) !== at)
        .map((key) => `"${key}" is the summary of two operations`),
    ]);
  });
});

test('every operation is called in the tests of the responses', () => {
  const folder = `${import.meta.dirname}/`;
  const sources = globSync('answers{.test.ts,/*.ts}', { cwd: folder }).map((path) =>
    readFileSync(folder + path, 'utf8'),
  );
  const isNamed = (source: string, id: string) => source.includes(`'${id}'`);
  const isComposed = (source: string, id: string) =>
    [...source.matchAll(/`(\w{3,})\$\{[^`]*\}(\w*)`/g)].some(
      ([, start = '', end = '']) =>
        id.startsWith(start) &&
        id.endsWith(end) &&
        isNamed(source, id.slice(start.length, id.length - end.length)),
    );
  /** Whose tests take the kinds from elsewhere. */
  const ofFamilies = /Product(s|History|Status)?$|Lines$/;
  const isCalled = (id: string) =>
    ofFamilies.test(id) || sources.some((source) => isNamed(source, id) || isComposed(source, id));
  expectNone(
    operations
      .filter(({ id }) => !isCalled(id))
      .map(({ id, definition: { tags = [] } }) => {
        const file = `tests/contract/answers/${tags[0]}.ts`;
        return `${id} is never called: give it its answers in ${file}, or in another file of the folder`;
      }),
  );
});

test('every operation that changes something says more of it than its summary', () => {
  const bare = operations.filter(
    ({ method, definition }) => method !== 'GET' && (definition.description ?? '').length < 20,
  );
  expectNone(bare.map(({ id }) => `${id} has no description in openapi/paths`));
});

describe('the examples', () => {
  function* walk(value: unknown, path: readonly string[] = []): Generator<[string, unknown]> {
    yield [path.join('.'), value];
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) yield* walk(inner, [...path, name]);
  }
  const all = [...contents, ...problems].flatMap((content) =>
    examplesOf(content).flatMap(({ value }) =>
      [...walk(value)].map(([path, inner]) => ({ at: `${content.name} ${path}`, path, inner })),
    ),
  );

  test('write times in UTC, and no person whom the demonstration set does not make up', () => {
    const texts = all.flatMap(({ at, inner }) =>
      typeof inner === 'string' ? [{ at, inner }] : [],
    );
    expect(texts.length).toBeGreaterThan(1000);
    const local = texts.filter(
      ({ inner }) => /^\d{4}-\d\d-\d\dT/.test(inner) && !inner.endsWith('Z'),
    );
    expect(local).toEqual([]);
    const addresses = texts.filter(({ inner }) =>
      /@(?!example\.(com|net|org)\b)[\w-]+\.\w/.test(inner),
    );
    expect(addresses).toEqual([]);
  });

  test('hold together: what an account holds is what is available and what is frozen', () => {
    const accounts = all.flatMap(({ at, inner }) =>
      typeof inner === 'object' && inner !== null && 'available' in inner && 'frozen' in inner
        ? [{ at, ...(inner as Record<string, unknown>) } as Record<string, string>]
        : [],
    );
    const cents = (text = '') => Math.round(Number(text) * 100);
    const wrong = accounts.filter(
      ({ balance, available, frozen }) => cents(balance) !== cents(available) + cents(frozen),
    );
    expect(accounts.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  test('hold together: a record is made by one person and decided by another', () => {
    const own = all.filter(({ inner }) => {
      if (typeof inner !== 'object' || inner === null) return false;
      const { maker, checker, status } = inner as {
        maker?: { id?: string };
        checker?: { id?: string };
        status?: string;
      };
      return maker?.id !== undefined && maker.id === checker?.id && status !== 'withdrawn';
    });
    expect(own.map(({ at }) => at)).toEqual([]);
  });
});
