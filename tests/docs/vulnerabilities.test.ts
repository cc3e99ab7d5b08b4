import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findVulnerabilities } from '../../scripts/lib/vulnerabilities.mjs';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function registryThat(answers: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => answers(request, response));
  }).listen(0, '127.0.0.1');
  ends.push(() => server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const id = 'GHSA-aaaa-bbbb-cccc';
const advisory = {
  ...{ id: 1, title: 'Requests are mixed up', severity: 'high', vulnerable_versions: '<999.0.0' },
  ...{
    url: `https://github.com/advisories/${id}`,
    cwe: [],
    cvss: { score: 7.5, vectorString: '' },
  },
};
const knowing = (found: object) =>
  registryThat(({ url }, response) => {
    if (!url?.endsWith('/advisories/bulk')) response.statusCode = 404;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found));
  });
const until = (day: string) => new Map([[id, { reason: 'It is not reached.', until: day }]]);

// Each call starts pnpm.
describe('packages with known vulnerabilities', { timeout: 60_000 }, () => {
  // @rule server: A package with a known vulnerability is refused, unless an exception was reviewed
  // @in scripts/lib/vulnerabilities.mjs
  it('are refused, unless a reviewed exception lasts', async () => {
    const registry = await knowing({ fastify: [advisory] });
    const exceptions = until('2026-12-31');
    const [refused, excepted, late] = await Promise.all([
      findVulnerabilities({ registry }),
      findVulnerabilities({ registry, exceptions, today: '2026-12-31' }),
      findVulnerabilities({ registry, exceptions, today: '2027-01-01' }),
    ]);
    expect(refused.ok).toBe(false);
    expect(refused.output).toMatch(
      /^fastify \d+\.\d+\.\d+ has a vulnerability \(high\): Requests are mixed up\./,
    );
    expect(refused.output).toContain(advisory.url);
    expect(excepted).toEqual({ ok: true, output: '' });
    expect(late.ok).toBe(false);
    expect(late.output).toContain('Its exception ended on 2026-12-31.');
  });

  it('are not looked for without an answer of the registry, and the output says so', async () => {
    const silent = await registryThat((_, response) => response.writeHead(405).end());
    const [unknown, none] = await Promise.all([
      findVulnerabilities({ registry: silent }),
      knowing({}).then((registry) => findVulnerabilities({ registry })),
    ]);
    expect(unknown.ok).toBe(true);
    expect(unknown.output).toMatch(/^Nothing was compared .* did not answer\. .*405/);
    expect(none).toEqual({ ok: true, output: '' });
  });
});
