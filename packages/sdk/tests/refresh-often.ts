// A program of its own: renews the session in a file so many times, as fast as it can.
import { createSdk } from '../src/index.ts';
import { fileTokens } from '../src/node.ts';

const [baseUrl = '', path = '', times = '0'] = process.argv.slice(2);
const sdk = createSdk({
  baseUrl,
  tenant: 'es',
  tokens: fileTokens({ path }),
  locale: () => 'en-US',
  device: { os: 'Linux', type: 'desktop', incognito: false },
});
for (let time = 0; time < Number(times); time += 1) await sdk.refresh();
const { error } = await sdk.GET('/client/admin/v1/list');
if (error !== undefined) throw new Error(error.code);
