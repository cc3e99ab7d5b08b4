// Runs the tests of the server with one guard of the two-person rule left out: `node run-guard.ts 'GUARD'`.
// Ends with 0 if a test notices, 1 if none does, and 2 if the tests cannot run.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { guards } from './guards.ts';

const mutant = guards.find(({ guard }) => guard === process.argv[2]);
if (mutant === undefined) throw new Error(`There is no guard '${process.argv[2]}'.`);
const { file, line, instead, test } = mutant;
const root = fileURLToPath(new URL('../../../apps/server', import.meta.url));
const source = join(root, 'src', file);
let isMade = false;

const vitest = await startVitest(
  'test',
  [test[0]],
  {
    ...{ root, config: false, watch: false, isolate: false, update: false },
    // A module with an error must not be there for other runs, nor one without it for this.
    fsModuleCache: false,
    ...{ include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 180_000 },
    ...(test[1] !== undefined && { testNamePattern: test[1] }),
  },
  {
    plugins: [
      {
        name: 'leave a guard out',
        enforce: 'pre',
        transform(code, id) {
          if (id.split('?')[0] !== source) return undefined;
          isMade = true;
          return code.replace(line, () => instead);
        },
      },
    ],
  },
);
const results = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const noticed = results.some((one) => one.result().state === 'failed');
const passed = results.some((one) => one.result().state === 'passed');
await vitest.close();
process.exit(noticed ? 0 : passed && isMade ? 1 : 2);
