import { expect, test } from 'vitest';
import * as sdk from './index.ts';

test('the public API grows and shrinks on purpose only', () => {
  expect(Object.keys(sdk).sort()).toMatchInlineSnapshot(`
    [
      "SdkError",
      "accessTokenExpiry",
      "createSdk",
      "memoryTokens",
      "parseTokens",
      "unwrap",
    ]
  `);
});
