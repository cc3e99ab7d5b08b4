import { expect, test } from 'vitest';
import * as sdk from './index.ts';

test('the public API grows and shrinks on purpose only', () => {
  expect(Object.keys(sdk).sort()).toMatchInlineSnapshot(`
    [
      "SdkError",
      "accessTokenExpiry",
      "createMemoryTokens",
      "createSdk",
      "createWebTokens",
      "download",
      "events",
      "followTabs",
      "hashPassword",
      "openDownload",
      "paginate",
      "parseTokens",
      "unwrap",
      "upload",
    ]
  `);
});
