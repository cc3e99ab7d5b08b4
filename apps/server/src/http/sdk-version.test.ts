import { expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer({ seed: 'none', sdkVersionMin: '1.10.0' });

const ask = (version?: string) =>
  server().app.inject({
    url: '/setting/v1/app',
    headers: version === undefined ? {} : { 'x-brokerdesk-sdk': version },
  });

// @rule server: An SDK below `SDK_VERSION_MIN` is refused; every SDK gets the versions taken
it.each(['1.9.9', '0.99.0', '1.2.10'])(
  'refuses the SDK %s as too old, and says why',
  async (version) => {
    const { statusCode, headers, ...answer } = await ask(version);
    expect(statusCode).toBe(426);
    expect(headers['x-brokerdesk-sdk-versions']).toBe('>=1.10.0');
    expect(answer.json()).toMatchObject({
      code: 'SDK_OUTDATED',
      title: expect.stringContaining('1.10.0'),
    });
  },
);

it.each([
  ['the oldest that is taken', '1.10.0'],
  ['a newer one', '2.0.0'],
  ['one that is newer in its last part', '1.10.12'],
  ['the one of the workspace', '0.0.0'],
  ['a word that is no version', 'next'],
])(
  'the version is accepted if it is %s, and the response names the accepted ones',
  async (_, version) => {
    const { statusCode, headers } = await ask(version);
    expect([statusCode, headers['x-brokerdesk-sdk-versions']]).toEqual([200, '>=1.10.0']);
  },
);

it('a caller without an SDK gets no versions', async () => {
  const { statusCode, headers } = await ask();
  expect([statusCode, headers['x-brokerdesk-sdk-versions']]).toEqual([200, undefined]);
});
