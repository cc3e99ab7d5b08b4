interface ImportMetaEnv {
  readonly VITE_BROKERDESK_URL?: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
