import type { Model } from '../paths/model.ts';
import { type PathResult, testPaths } from '../paths/results.ts';
import { includes, offeredPaths, walksOf } from './offered-paths.ts';
import { runOnScreen } from './run-path.ts';
import type { ScreenModel } from './screen.ts';
import type { Theatre } from './use-browser.ts';

/**
 * Every path of the machine at the screen, as far as the screen has its events. What came of a walk
 * is kept for each of the machine's paths that it covers.
 */
export function testOnScreen(model: Model, screen: ScreenModel, theatre: () => Theatre): void {
  const offered = offeredPaths(model, screen);
  testPaths(
    'screen',
    model,
    (path) => theatre().onFreePlace((place) => runOnScreen(screen, place, path)),
    {
      concurrent: true,
      paths: walksOf(offered),
      resultsOf(walk, result): PathResult[] {
        return offered
          .filter(({ walked }) => includes(walk, walked))
          .map(({ path, reason }) =>
            reason === null || result.outcome === 'failed'
              ? { ...result, path: path.id }
              : { path: path.id, outcome: 'not_offered', reason },
          );
      },
    },
  );
}
