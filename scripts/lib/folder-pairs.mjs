import { capture } from './run.mjs';

const test = /\.(test|test-d|fixture)\.tsx?$/;
const folder = /^apps\/(?:console|server)\/src\/.+(?=\/)/;

/**
 * Finds folders that import each other and are not inside each other. Dynamic imports and tests do not count.
 *
 * @param {import('dependency-cruiser').IModule[]} modules
 * @returns {string[]} a line for each pair, with one import of either direction
 */
function folderPairs(modules) {
  /** @type {Map<string, Map<string, string>>} */
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = folder.exec(source)?.[0];
    if (from === undefined || test.test(source)) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = folder.exec(resolved)?.[0];
      if (to === undefined || isInside(from, to) || isInside(to, from)) continue;
      if (dependencyTypes.includes('dynamic-import')) continue;
      const of = imports.get(from) ?? new Map();
      imports.set(from, of.set(to, `${source} imports ${resolved}`));
    }
  }
  return [...imports].flatMap(([from, of]) =>
    [...of].flatMap(([to, line]) => {
      const back = imports.get(to)?.get(from);
      return from < to && back !== undefined ? [`${line}, and ${back}`] : [];
    }),
  );
}

/** @param {string} inner @param {string} outer */
const isInside = (inner, outer) => `${inner}/`.startsWith(`${outer}/`);

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function checkImports() {
  const { stdout, output } = await capture('depcruise', [
    ...['apps', 'packages', 'tests', 'scripts'],
    ...['--output-type', 'json'],
  ]);
  if (!stdout.startsWith('{')) return { ok: false, output };
  /** @type {import('dependency-cruiser').ICruiseResult} */
  const { modules, summary } = JSON.parse(stdout);
  const lines = [
    ...summary.violations.map(({ rule, from, to, comment = '' }) =>
      `${rule.name}: ${from} imports ${to}. ${comment}`.trim(),
    ),
    ...folderPairs(modules).map((line) => `Folders import each other: ${line}.`),
  ];
  return { ok: lines.length === 0, output: lines.join('\n') };
}
