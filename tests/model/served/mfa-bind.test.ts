import { mfaBindModel } from '../machines/mfa-bind.model.ts';
import { testPaths } from '../paths/results.ts';
import { mfaBindHost } from './mfa-bind.host.ts';
import { useModelServer } from './model-server.ts';
import { runServed, servedPaths } from './run-path.ts';

const server = useModelServer();

testPaths(
  'served',
  mfaBindModel,
  (path, onStep) => runServed(server(), mfaBindModel, mfaBindHost, path, onStep),
  { paths: servedPaths(mfaBindModel) },
);
