// The layers and their imports. A test file may import more than the file it tests: it is never shipped.
const test = '\\.(test|test-d|fixture)\\.tsx?$';
const packageSources = (name) => `^packages/${name}/src/`;

/** The parts of the SDK that need Node. */
const nodeParts = `${packageSources('sdk')}(node|file-tokens)\\.ts$`;

/** A published package imports itself and what is named here, nothing else: not even Node, but in the parts for it. */
const closed = (name, allowed) => ({
  name: `${name}-is-closed`,
  comment: `packages/${name} imports ${allowed.length > 0 ? allowed.join(', ') : 'nothing'} beside its own files.`,
  severity: 'error',
  from: { path: packageSources(name), pathNot: [test, nodeParts] },
  to: {
    pathNot: [
      packageSources(name),
      ...allowed.map((other) =>
        other.startsWith('@brokerdesk/')
          ? `${packageSources(other.slice('@brokerdesk/'.length))}index\\.ts$`
          : `/node_modules/${other}/`,
      ),
    ],
  },
});

/** The states of records, as data: what the server takes of machines. */
const recordStates =
  '^packages/machines/src/records(/(configuration|decisions|orders|products|records|state-table))?\\.ts$';

/** The labels of records: what the server takes of the SDK. */
const recordLabels = '^packages/sdk/src/labels(\\.ts$|/)';

const server = '^apps/server/src/';

/**
 * A folder of the server imports itself and the layers below it. Tests may import more, and what only
 * they import (testing, backup, replicas) is in no layer.
 */
const serverLayer = (name, below, holds) => ({
  name: `server-${name}-looks-down`,
  comment: `kernel ← platform ← http ← domains ← seed ← app. ${name}: ${holds}.`,
  severity: 'error',
  from: { path: `${server}${name}/`, pathNot: test },
  to: { path: server, pathNot: `${server}(${[name, ...below].join('|')})/` },
});

const inConsole = '^apps/console/src/';

/** A layer of the console imports itself and the layers below it. What opens later is reached by import() alone. */
const consoleLayer = (name, above, holds) => ({
  name: `console-${name}-looks-down`,
  comment: `core ← ui ← business ← features ← app. ${name}: ${holds}.`,
  severity: 'error',
  from: { path: `${inConsole}${name}/`, pathNot: test },
  to: { path: `${inConsole}(${above.join('|')})/`, dependencyTypesNot: ['dynamic-import'] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other in a circle are one file, or hide a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment:
        'An import that resolves to nothing escapes every other rule. The benchmark installs what its peers import.',
      severity: 'error',
      from: { pathNot: '^tests/bench/console/peers/' },
      to: { couldNotResolve: true },
    },
    closed('policy', []),
    closed('machines', ['xstate', '@brokerdesk/policy']),
    closed('sdk', ['eventsource-parser', 'openapi-fetch', 'spark-md5']),
    {
      name: 'sdk-runs-in-browsers',
      comment: 'Only src/node.ts of the SDK leads to what needs Node.',
      severity: 'error',
      from: { path: packageSources('sdk'), pathNot: [test, nodeParts] },
      to: { path: nodeParts },
    },
    {
      name: 'sdk-on-node-is-closed',
      comment: 'What the SDK does on Node alone imports the file system, paths, and its own files.',
      severity: 'error',
      from: { path: nodeParts },
      to: { pathNot: [packageSources('sdk'), '^(fs/promises|path)$'] },
    },
    {
      name: 'packages-by-their-index',
      comment: 'What a package does not export from src/index.ts is its own business.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: ['^$1/$2/', '^packages/[^/]+/src/index\\.ts$', recordStates, recordLabels],
      },
    },
    {
      name: 'server-shares-rules-not-screens',
      comment:
        "The server knows the policy, the states of records, which it enforces, and the SDK's types: no machine, no console.",
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^(apps/console|packages/machines)/', pathNot: recordStates },
    },
    {
      name: 'server-takes-types-and-labels-of-the-sdk',
      comment:
        'The server answers the SDK. Running more of it there than labels would hide a difference between them.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: test },
      to: { path: '^packages/sdk/', pathNot: recordLabels, dependencyTypesNot: ['type-only'] },
    },
    serverLayer('kernel', [], 'what knows no business: database, money, lists, errors'),
    serverLayer(
      'platform',
      ['kernel'],
      'what all domains stand on: audit, events, idempotency, ledger, sessions, the two-person rule, files, rate limits',
    ),
    serverLayer(
      'http',
      ['kernel', 'platform'],
      'the contract, and how a request becomes an answer',
    ),
    serverLayer(
      'reference',
      ['kernel', 'platform', 'http'],
      'the pages at /docs, which know the contract and no domain',
    ),
    serverLayer(
      'domains',
      ['kernel', 'platform', 'http'],
      'the business, a folder each; they import each other, never in a circle',
    ),
    serverLayer('seed', ['kernel', 'platform', 'http', 'domains'], 'example data'),
    {
      name: 'server-ships-no-tests',
      comment: 'What only tests need is imported by tests.',
      severity: 'error',
      from: { path: server, pathNot: [test, `${server}(testing|backup|replicas)/`] },
      to: { path: `${server}(testing|backup|replicas)/` },
    },
    {
      name: 'console-speaks-through-the-sdk',
      severity: 'error',
      from: { path: '^apps/console/' },
      to: { path: '^apps/server/' },
    },
    consoleLayer(
      'core',
      ['ui', 'business', 'features', 'app'],
      'what everything uses and a login needs',
    ),
    consoleLayer('ui', ['business', 'features', 'app'], 'the design system'),
    consoleLayer(
      'business',
      ['features', 'app'],
      'what several features share about records, money and people',
    ),
    consoleLayer('features', ['app'], 'the pages'),
    {
      name: 'console-features-stay-apart',
      comment: 'A page that shows two features is composed in app.',
      severity: 'error',
      from: { path: '^apps/console/src/features/([^/]+)/' },
      to: { path: '^apps/console/src/features/', pathNot: '^apps/console/src/features/$1/' },
    },
    {
      name: 'console-machines-only-in-core-and-app',
      comment:
        'core and app are the only places where machines meet the SDK. States of records are no machines.',
      severity: 'error',
      from: { path: '^apps/console/src/(ui|business|features)/', pathNot: test },
      to: {
        path: ['^packages/machines/', '/node_modules/(xstate|@xstate/react)/'],
        pathNot: recordStates,
      },
    },
    {
      name: 'record-states-are-data',
      comment: 'What the server imports of machines brings no XState along.',
      severity: 'error',
      from: { path: recordStates },
      to: { pathNot: recordStates },
    },
    {
      name: 'product-runs-without-tests',
      comment: 'Nothing that is shipped imports the tests or the scripts.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: test },
      to: { path: '^(tests|scripts)/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/console/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
