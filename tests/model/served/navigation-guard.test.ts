import { navigationGuardModel } from '../machines/navigation-guard.model.ts';
import { testPaths } from '../paths/results.ts';
import { useModelServer } from './model-server.ts';
import { navigationGuardHost } from './navigation-guard.host.ts';
import { runServed, servedPaths } from './run-path.ts';

const server = useModelServer();

testPaths(
  'served',
  navigationGuardModel,
  (path, onStep) => runServed(server(), navigationGuardModel, navigationGuardHost, path, onStep),
  { paths: servedPaths(navigationGuardModel) },
);
