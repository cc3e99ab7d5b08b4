import { inRoot } from './workspace.mjs';

export function serverEnv() {
  return {
    HOST: process.env.HOST || '127.0.0.1',
    PORT: process.env.PORT || '4600',
    DATA_DIR: process.env.DATA_DIR || inRoot('.data'),
    SEED: process.env.SEED || 'demo',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || inRoot('node_modules/.cache/compiled'),
  };
}
