import { defineConfig } from 'i18next-cli';

/** For `i18next-cli status` and `i18next-cli extract --dry-run`: which words are missing or unused. */
export default defineConfig({
  locales: ['zh-CN', 'en-US'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.{test,test-d}.{ts,tsx}'],
    output: 'src/locales/{{language}}/{{namespace}}.json',
    defaultNS: 'shell',
    primaryLanguage: 'zh-CN',
    sort: false,
    // Built from names at run time: the entries of the menu, the states of records.
    preservePatterns: [
      'menu:*',
      // The tool does not know the plural forms of Chinese: there is only this one.
      'shell:*_other',
      'auth:*_other',
      'shell:themes.*',
      'frame:*_other',
      'frame:roles.*',
      'auth:username',
      'auth:password',
      'auth:captcha',
      'auth:required.*',
      'authenticator:errors.*',
      'account:*',
      'dashboard:scope.*',
      'dashboard:deposits.*',
      'dashboard:clients.*',
      'dashboard:*.title',
      'deposit:*',
      'client:*',
      'kit:*',
      'kyc:*',
      'charts:*',
      'form:*',
      'message:*',
      'table:*',
      'tabs:*_other',
      'tabs:discard.*',
      'palette:*_other',
      'palette:groups.*',
      'palette:keyGroups.*',
      'palette:keys.*',
      'taplog:*_other',
    ],
  },
});
