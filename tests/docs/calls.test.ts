import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const fromRoot = (path: string) => readFileSync(new URL(path, root), 'utf8');

const contract: {
  paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
} = JSON.parse(fromRoot('openapi/generated/openapi.json'));
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, tags }]) => ({
    call: `${method.toUpperCase()} ${path}`,
    operationId,
    tag: tags[0] ?? '',
  })),
);

const server = 'apps/server/src/';
const sources = globSync(`${server}**/*.ts`, { cwd: fileURLToPath(root) })
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
  .toSorted();
const fileOf = new Map(
  sources.flatMap((path) =>
    [...fromRoot(path).matchAll(/^ +'([A-Z]+ \/[^']*)'(?:: |\()/gm)].map(
      ([, call = '']) => [call, path] as const,
    ),
  ),
);
const fileOfTag = new Map(
  operations
    .filter(({ call }) => fileOf.has(call))
    .map(({ call, tag }) => [tag, fileOf.get(call)] as const),
);

/** A handler whose path is put together, as those of products, is beside the others of its tag. */
const handlerFile = ({ call, tag }: { call: string; tag: string }) =>
  fileOf.get(call) ?? fileOfTag.get(tag);

test('docs/traceability/calls.md has each operation of the contract, under the file of its handler', async () => {
  const files = Map.groupBy(operations, handlerFile);
  expect(files.get(undefined) ?? []).toEqual([]);
  const sections = [...files].map(([file, calls]) => {
    const lines = calls.map(({ call, operationId, tag }) => {
      const reference = `../../packages/sdk/reference/${tag}.md#${operationId.toLowerCase()}`;
      return `- \`${call}\` [${operationId}](${reference})`;
    });
    return `## ${file?.replace(server, '')}\n\n${lines.join('\n')}\n`;
  });
  const head = `# Calls

Every operation of the contract, under the file of its handler in \`${server}\`, with its reference.
\`tests/contract/answers.test.ts\` receives every response that the contract declares, refusals included. This page is
written by \`vitest run --project docs -u\`.
`;
  await expect([head, ...sections].join('\n')).toMatchFileSnapshot(
    '../../docs/traceability/calls.md',
  );
});
