export { type FileTokensOptions, fileTokens } from './file-tokens.ts';
