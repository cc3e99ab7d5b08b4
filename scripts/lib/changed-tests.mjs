/**
 * @typedef {object} Workspace
 * @property {string[]} files every file of the repository
 * @property {ReadonlyMap<string, string[]>} importers by file, those that import more of it than types
 * @property {(path: string) => string} read
 * @property {{ path: string, file: string }[]} pages of the console, by their address, with the name of their file
 */

/**
 * @typedef {object} Choice
 * @property {string} part of `npm test`
 * @property {string[]} chosen the files of its tests
 * @property {number} of how many it has
 * @property {string} leftOut why the others are left out
 */

const test = /\.test\.tsx?$/;
const long = /\.long\.(test|spec)\.ts$/;
const server = 'apps/server/src/';

/** A server that a test starts has every domain and the whole demonstration set: no reason to run all tests. */
const wholes = /^apps\/server\/src\/((app|server)\.ts$|seed\/)/;

const everything = /^(pnpm-(lock|workspace)\.yaml|vitest\.config\.ts|tests\/support\/)/;

export const smoke = ['sign-in', 'session', 'clients', 'review-deposit', 'forms', 'tabs'];
const ofAllPages =
  /^(apps\/console\/(?!src\/features\/)|packages\/|apps\/server\/(?!src\/domains\/)|openapi\/schemas\/)/;

const embedded =
  /^((kernel\/(db|money)|platform\/ledger)\/)?(?!(server|migrate|ledger-check)\.)[\w.-]+\.test\.ts$/;

/**
 * @param {string} path of a test
 * @returns {string[]} the parts of `npm test` that run it
 */
export function partsOf(path) {
  if (long.test(path)) return [];
  if (path.startsWith('tests/e2e/')) return path.endsWith('.spec.ts') ? ['e2e'] : [];
  if (!test.test(path)) return [];
  const part = /^tests\/(contract|histories|model|packages)\//.exec(path)?.[1];
  if (part !== undefined) return [part];
  if (!path.startsWith(server)) return ['unit'];
  const name = path.slice(server.length);
  return embedded.test(name) ? ['unit', 'postgres'] : ['postgres'];
}

/**
 * @param {readonly string[]} changed
 * @param {Workspace['importers']} importers
 * @returns {Set<string>} these files, and all that import them, directly or by others
 */
export function affectedBy(changed, importers) {
  const affected = new Set(changed);
  for (const path of affected) {
    if (wholes.test(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) affected.add(importer);
  }
  return affected;
}

const areaOf = (/** @type {string} */ path) =>
  /^(apps\/server\/src\/(?:[\w-]+\/){0,2}|apps\/console\/src\/features\/[\w-]+\/)/.exec(path)?.[0];

/**
 * @param {readonly string[]} changed
 * @param {Workspace} workspace
 * @returns {Choice[]} one for each part of `npm test` that runs tests
 */
export function chooseTests(changed, workspace) {
  const { files, importers, read } = workspace;
  const affected = affectedBy(changed, importers);
  const touches = (/** @type {RegExp} */ pattern) => changed.some((path) => pattern.test(path));
  const areas = [
    ...changed.filter((path) => path.startsWith('apps/console/')),
    ...[...affected].filter((path) => path.startsWith(server) && !wholes.test(path)),
    ...changed.filter((path) => wholes.test(path)),
    ...serving(describedIn(changed, read), workspace),
  ].flatMap((path) => areaOf(path) ?? []);
  const folders = new Set(areas);
  const sources = new Set(changed.map((path) => path.split('/').slice(0, 2).join('/')));
  const all = touches(everything);
  const stories = storiesOf(changed, workspace);

  /** @type {Record<string, boolean>} */
  const whole = {
    postgres: touches(/^apps\/server\/(migrations|package\.json)/),
    contract: touches(/^(openapi\/|apps\/server\/(?!src\/.*\.test\.ts$)|packages\/policy\/src\/)/),
    histories: touches(
      /^(tests\/histories\/|apps\/server\/(migrations\/|src\/(kernel|platform)\/(?!.*\.test\.ts$)))/,
    ),
    e2e: touches(/^tests\/e2e\/playwright\.config\.ts$/),
    packages: touches(/^(examples|packages\/(?!sdk\/(src\/generated|reference)\/))/),
  };

  /** @param {string} path */
  const isChosen = (path) =>
    all ||
    affected.has(path) ||
    partsOf(path).some((part) => whole[part]) ||
    stories.has(path) ||
    // Documentation may be outdated by any change.
    (path.startsWith('tests/docs/') && changed.length > 0) ||
    [...folders].some((folder) => path.startsWith(folder)) ||
    (touches(/^apps\/console\/(?!src\/)/) && path.startsWith('apps/console/')) ||
    (touches(/^openapi\//) && path.startsWith('packages/sdk/')) ||
    ([...sources].some((folder) => path.startsWith(`${folder}/`)) &&
      /import\.meta\.glob|globSync|readdirSync/.test(read(path)));

  return Object.entries(reasons).map(([part, leftOut]) => {
    const tests = files.filter((path) => partsOf(path).includes(part));
    return { part, chosen: tests.filter(isChosen), of: tests.length, leftOut };
  });
}

const reasons = {
  unit: 'they import no changed file, and are in no folder of a changed feature',
  postgres: 'their part of the server imports no changed file',
  contract: 'neither openapi/, the server nor the policy changed',
  model: 'they import no changed machine, table of states or fixture',
  histories: 'neither migrations/, kernel/ nor platform/ of the server changed',
  packages: 'nothing that is written by hand changed under packages/ and examples/',
  e2e: 'they are named after no changed feature, and open other pages more often',
};

/**
 * @param {readonly string[]} operations their paths
 * @param {Workspace} workspace
 * @returns {string[]} the files of the server that have them
 */
const serving = (operations, { files, read }) =>
  operations.length === 0
    ? []
    : files.filter((path) => {
        if (!path.startsWith(`${server}domains/`) || test.test(path)) return false;
        const text = read(path);
        return operations.some((operation) => text.includes(` ${operation}'`));
      });

/**
 * Stories import nothing of the console. A story belongs to the features that it is named after, and to the one whose
 * pages it names most often.
 *
 * @param {readonly string[]} changed
 * @param {Workspace} workspace
 * @returns {Set<string>} those of the changed features, of the features that call changed operations, and `smoke`
 */
function storiesOf(changed, { files, read, pages: routes }) {
  const stories = files.filter((path) => partsOf(path).includes('e2e'));
  const features = changedFeatures(changed, { files, read });
  const pages = pagesOfFeatures(files, routes);
  const needsSmoke = changed.some((path) => ofAllPages.test(path) && !test.test(path));
  return new Set(
    stories.filter(
      (path) =>
        (needsSmoke && smoke.some((name) => path.endsWith(`/${name}.spec.ts`))) ||
        [...features].some((feature) => isNamedAfter(path, feature)) ||
        mostNamed(read(path), pages).some((feature) => features.has(feature)),
    ),
  );
}

/**
 * @param {readonly string[]} changed
 * @param {Pick<Workspace, 'files' | 'read'>} workspace
 * @returns {Set<string>} their names: those with a changed file, and those that call an operation of a changed domain
 */
function changedFeatures(changed, { files, read }) {
  const features = new Set(changed.flatMap((path) => featureOf(path) ?? []));
  const domains = changed.flatMap(
    (path) => /^apps\/server\/src\/domains\/[\w-]+\//.exec(path) ?? [],
  );
  const served = files
    .filter((path) => domains.some((domain) => path.startsWith(domain)) && !test.test(path))
    .flatMap((path) => [...read(path).matchAll(/'(?:GET|POST|PUT|PATCH|DELETE) (\/[^']+)'/g)])
    .map(([, path = '']) => path);
  const calls = [...served, ...describedIn(changed, read)].map((path) => `'${path}'`);
  if (calls.length === 0) return features;
  for (const path of files) {
    const feature = featureOf(path);
    if (feature === undefined || features.has(feature) || !/\.tsx?$/.test(path)) continue;
    const text = read(path);
    if (calls.some((call) => text.includes(call))) features.add(feature);
  }
  return features;
}

/**
 * @param {readonly string[]} changed
 * @param {Workspace['read']} read
 * @returns {string[]} the paths of the operations that changed files of the contract describe
 */
function describedIn(changed, read) {
  if (!changed.some((path) => path.startsWith('openapi/paths/'))) return [];
  const paths = /^ {2}(\/\S+): \{ \$ref: (paths\/[\w-]+\.yaml)#/gm;
  return [...read('openapi/openapi.yaml').matchAll(paths)]
    .filter(([, , file]) => changed.includes(`openapi/${file}`))
    .map(([, path = '']) => path);
}

const featureOf = (/** @type {string} */ path) =>
  /^apps\/console\/src\/(?:features|app\/composed-pages)\/([\w-]+)\//.exec(path)?.[1];

/**
 * @param {string[]} files
 * @param {Workspace['pages']} pages
 * @returns {{ feature: string, page: RegExp }[]} the addresses of their pages
 */
const pagesOfFeatures = (files, pages) =>
  pages.map(({ path, file }) => ({
    feature: featureOf(files.find((one) => one.endsWith(`/${file}`)) ?? '') ?? '',
    page: new RegExp(path.endsWith('/') ? path : `${path}(?![\\w/-])`, 'g'),
  }));

/**
 * @param {string} text of a story
 * @param {{ feature: string, page: RegExp }[]} pages
 * @returns {string[]} the features whose pages it names most often, several if as often
 */
function mostNamed(text, pages) {
  const counts = new Map();
  for (const { feature, page } of pages) {
    const count = text.match(page)?.length ?? 0;
    counts.set(feature, (counts.get(feature) ?? 0) + count);
  }
  const most = Math.max(0, ...counts.values());
  return most === 0 ? [] : [...counts].filter(([, count]) => count === most).map(([name]) => name);
}

/**
 * @param {string} path of a story
 * @param {string} feature
 */
function isNamedAfter(path, feature) {
  const one = (/** @type {string} */ text) => text.replace(/s(?=-|$)/g, '');
  return path
    .slice('tests/e2e/'.length)
    .replace(/\.spec\.ts$/, '')
    .split('/')
    .some((part) => `-${one(part)}-`.includes(`-${one(feature)}-`));
}
