export { automaticKeys, type KeyedCall, type KeyedSdk } from './automatic-keys.ts';
export { debugLog } from './debug-log.ts';
