export { automaticKeys, type KeyedCall, type KeyedSdk } from './automatic-keys.ts';
export { debugLog } from './debug-log.ts';
export {
  createServiceSdk,
  type ServiceCredentials,
  type ServiceSdkOptions,
} from './service-sdk.ts';
