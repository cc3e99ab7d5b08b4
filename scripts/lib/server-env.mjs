import { inRoot } from './workspace.mjs';

/** Defaults of the server on a developer's machine. An empty variable counts as unset. */
export function serverEnv() {
  return {
    HOST: process.env.HOST || '127.0.0.1',
    PORT: process.env.PORT || '4600',
    DATA_DIR: process.env.DATA_DIR || inRoot('.data'),
    SEED: process.env.SEED || 'demo',
    // Node keeps what it has compiled: the next start is more than a second sooner.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || inRoot('node_modules/.cache/compiled'),
  };
}
