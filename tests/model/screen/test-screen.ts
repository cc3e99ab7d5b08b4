import type { Model } from '../paths/model.ts';
import { testPaths } from '../paths/results.ts';
import { includes, offeredPaths, walksOf } from './offered-paths.ts';
import { runOnScreen } from './run-path.ts';
import type { ScreenModel } from './screen.ts';
import type { Theatre } from './use-browser.ts';

export function testOnScreen(model: Model, screen: ScreenModel, theatre: () => Theatre): void {
  const offered = offeredPaths(model, screen);
  testPaths(
    'screen',
    model,
    (path, onStep) =>
      theatre().onFreeSlot(path.id, (site) => runOnScreen(screen, site, path, onStep)),
    {
      concurrent: true,
      paths: walksOf(offered),
      coveredBy: (walk) => offered.filter(({ covered }) => includes(walk, covered)),
    },
  );
}
