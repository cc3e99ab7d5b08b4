import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.{test,fixture}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const encryptedOnly =
  /\bcrypto\.(?:randomUUID|subtle)\b|\bnavigator\.(?:clipboard|locks|serviceWorker|storage|mediaDevices)\b|(?<![\w.])caches\.(?:open|match)|\bnew Notification\b/;
/** The first does without; the second has a passkey sign, which browsers do on encrypted pages alone. */
const knowing = ['../ui/controls/copy-button.tsx', './identity/signing-dialog.tsx'];

test('nothing else needs an encrypted page: the console also runs on plain http inside a network', () => {
  const found = Object.keys(files).filter((path) => encryptedOnly.test(files[path] ?? ''));
  expect(found.toSorted()).toEqual(knowing.toSorted());
});
