import { writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createSdk, hashPassword, parseTokens, unwrap } from '@brokerdesk/sdk';
import { fileTokens } from '@brokerdesk/sdk/node';

const { env, stdin, stdout } = process;
const tokens = fileTokens({
  path: env['BROKERDESK_SESSION'] ?? join(homedir(), '.brokerdesk', 'session.json'),
});
const sdk = createSdk({
  baseUrl: env['BROKERDESK_URL'] ?? 'http://127.0.0.1:4600',
  tenant: env['BROKERDESK_TENANT'] ?? 'es',
  tokens,
  locale: () => 'en-US',
  device: { os: 'Linux', type: 'desktop', incognito: false },
});

const lines = createInterface({ input: stdin, output: stdout })[Symbol.asyncIterator]();
async function ask(what: string): Promise<string> {
  stdout.write(`${what}: `);
  const { value } = await lines.next();
  return String(value ?? '').trim();
}

const username = await ask('Username');
const password = await ask('Password');
const shown = unwrap(await sdk.GET('/auth/admin/v1/captcha'));
// The picture is a data URL of an SVG.
const picture = shown.image.slice(shown.image.indexOf(',') + 1);
await writeFile('captcha.svg', Buffer.from(picture, 'base64'));
const login = await sdk.POST('/auth/admin/v1/login', {
  params: { header: { 'X-Captcha-Id': shown.captcha_id } },
  body: {
    username,
    password: await hashPassword(password),
    captcha: await ask('Captcha (see captcha.svg)'),
  },
});
const issued = parseTokens(unwrap(login));
await tokens.write(issued);
if (issued.mfa) {
  const code = await ask('Code of the authenticator');
  const verified = await sdk.POST('/auth/admin/v1/mfa/verify', { body: { code } });
  await tokens.write(parseTokens(unwrap(verified)));
}
const { name } = unwrap(await sdk.GET('/auth/admin/v1/userinfo'));
stdout.write(`\nSigned in as ${name}.\n`);
process.exit();
