import { mfaDisableModel } from '../machines/mfa-disable.model.ts';
import { testPaths } from '../paths/results.ts';
import { mfaDisableHost } from './mfa-disable.host.ts';
import { useModelServer } from './model-server.ts';
import { runServed, servedPaths } from './run-path.ts';

const server = useModelServer();

testPaths(
  'served',
  mfaDisableModel,
  (path, onStep) => runServed(server(), mfaDisableModel, mfaDisableHost, path, onStep),
  { paths: servedPaths(mfaDisableModel) },
);
