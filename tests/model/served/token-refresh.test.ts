import { tokenRefreshModel } from '../machines/token-refresh.model.ts';
import { testPaths } from '../paths/results.ts';
import { useModelServer } from './model-server.ts';
import { runServed, servedPaths } from './run-path.ts';
import { tokenRefreshHost } from './token-refresh.host.ts';

const server = useModelServer();

testPaths(
  'served',
  tokenRefreshModel,
  (path, onStep) => runServed(server(), tokenRefreshModel, tokenRefreshHost, path, onStep),
  { paths: servedPaths(tokenRefreshModel) },
);
