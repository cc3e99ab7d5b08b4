// `npm run model:replay -- auth 0a1b2c3d4e screen`. The results of all other paths stay.
import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { CommandError } from './lib/command-error.mjs';
import { install } from './lib/install.mjs';
import { main, run } from './lib/run.mjs';
import { vitest } from './lib/test-parts.mjs';
import { ensureChromium } from './lib/test-tools.mjs';
import { inRoot, pinnedNode } from './lib/workspace.mjs';

const usage = 'npm run model:replay -- MACHINE PATH [provided] [served] [screen]';

/** @param {string} machine */
const testFiles = (machine) => ({
  provided: 'provided/provided.test.ts',
  served: `served/${machine}`,
  screen: `screen/${machine}.long.test.ts`,
});

/** @param {string[]} argv of the command line */
function read([machine = '', path = '', ...requested]) {
  if (!existsSync(inRoot('tests/model/machines', `${machine}.model.ts`)) || path === '') {
    throw new CommandError(`There is no machine '${machine}', or no path is named: ${usage}`);
  }
  const files = Object.entries(testFiles(machine));
  const unknown = requested.find((way) => !files.some(([known]) => known === way));
  if (unknown) throw new CommandError(`A path is not run '${unknown}': ${usage}`);
  const hasScreen = existsSync(inRoot('tests/model', testFiles(machine).screen));
  const ways = files.filter(([way]) =>
    requested.length > 0 ? requested.includes(way) : way !== 'screen' || hasScreen,
  );
  return { machine, path, ways };
}

await main(async () => {
  const { machine, path, ways } = read(process.argv.slice(2));
  await install();
  process.env.MODEL_PATH = path;
  const onScreen = ways.some(([way]) => way === 'screen');
  if (onScreen) await ensureChromium();
  const runTests = vitest('model', ...(onScreen ? ['model-long'] : []));
  const { passed, failed } = await runTests(ways.map(([, file]) => file));
  if (passed + failed === 0) throw new CommandError(`${machine} has no path '${path}' to run so.`);
  await run(pinnedNode, [inRoot('tests/model/report/write-report.ts')]);
  return failed === 0 ? 0 : 1;
});
