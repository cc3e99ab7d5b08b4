import type { TestProject } from 'vitest/node';
import { type Answer, data, problem, startStaffServer } from '../serve-staff.ts';

declare module 'vitest' {
  interface ProvidedContext {
    staffUrl: string;
  }
}

/** Any page may call this server: the tests' page has another origin. */
const open =
  (answer: Answer): Answer =>
  (response, seen) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    response.setHeader('access-control-expose-headers', '*');
    response.setHeader(
      'access-control-allow-headers',
      'authorization, content-type, x-tenant, x-device, x-request-id, x-brokerdesk-sdk, last-event-id, x-signed',
    );
    if (seen.method === 'OPTIONS') response.writeHead(204).end();
    else answer(response, seen);
  };

const event = (id: number) =>
  `id: ${id}\nevent: deposit\ndata: {"topic":"deposit","id":"d${id}","version":1}\n\n`;

/** Starts the server that the tests in the browser call, and gives them its address. */
export default async function setup(project: TestProject) {
  const server = await startStaffServer({ wrap: open });
  const isCurrent: (seen: Parameters<Answer>[1]) => boolean = ({ headers }) =>
    headers.authorization === `Bearer ${server.valid().access_token}`;

  server.on('/tokens', (response, seen) =>
    data({ valid: server.valid(), expired: server.expired() })(response, seen),
  );
  server.on('/refreshes', (response, seen) =>
    data(server.requests('/auth/admin/v1/token/refresh').filter(({ method }) => method === 'POST'))(
      response,
      seen,
    ),
  );
  server.on('/s3/admin/presign/put', (response, seen) =>
    data({
      ...{ file_id: 'f1', method: 'PUT', url: '/s3/admin/upload/f1', expires_at: '' },
      headers: { 'Content-Type': 'image/png', 'X-Signed': 'yes' },
    })(response, seen),
  );
  server.on('/s3/admin/upload/f1', (response, seen) =>
    Buffer.isBuffer(seen.body) &&
    seen.headers['content-type'] === 'image/png' &&
    seen.headers['x-signed'] === 'yes'
      ? data({ file_id: 'f1', size: seen.body.length })(response, seen)
      : problem(422, 'FILE_TYPE_REFUSED')(response, seen),
  );
  server.on('/cut-off', (response) => response.destroy());
  server.on('/deposit/admin/v1/export', (response) =>
    response
      .writeHead(200, { 'content-disposition': "attachment; filename*=UTF-8''%E5%85%A5.csv" })
      .end('a,b'),
  );
  // Two events a connection, then the end, as when an access token expires.
  server.on('/event/admin/v1/stream', (response, seen) => {
    if (!isCurrent(seen)) return problem(401, 'UNAUTHORIZED')(response, seen);
    const last = Number(seen.headers['last-event-id'] ?? 0);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(event(last + 1) + event(last + 2));
  });

  project.provide('staffUrl', server.baseUrl);
  return () => server.close();
}
