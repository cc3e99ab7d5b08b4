import { authModel } from '../machines/auth.model.ts';
import { testPaths } from '../paths/results.ts';
import { authHost } from './auth.host.ts';
import { useModelServer } from './model-server.ts';
import { runServed, servedPaths } from './run-path.ts';

const server = useModelServer();

// Half of the paths: one process would be busy with all of them when the others are through.
testPaths(
  'served',
  authModel,
  (path, onStep) => runServed(server(), authModel, authHost, path, onStep),
  {
    paths: servedPaths(authModel),
    part: 'first',
  },
);
