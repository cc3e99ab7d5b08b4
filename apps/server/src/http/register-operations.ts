import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../kernel/db/database.ts';
import { Problem } from '../kernel/errors/problem.ts';
import type { Actor } from '../platform/actor.ts';
import type { RequestContext, Services } from '../platform/request-context.ts';
import { authenticate } from './authenticate.ts';
import type { Operation } from './contract.ts';
import { withCounts } from './lists/filter-counts.ts';
import { cookiesOf, deviceOf, languageOf } from './request-headers.ts';
import { type EventsAnswer, eventStreamType, type Routes, type StreamAnswer } from './routes.ts';
import { type BytesBody, bytesOf } from './unread-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    accessUntil: Date | null;
  }
}

type AnyHandler = (input: Record<string, unknown>, context: RequestContext) => Promise<unknown>;

const json = 'application/json';
export const anonymousBodyBytesMax = 16 * 1024;
/** Larger than any JSON of the contract; files come by a stream of their own. */
const signedInBodyBytesMax = 256 * 1024;
const machinePaths = new Set(['/healthz', '/readyz', '/metrics']);

/** Throws for an operation without a handler and a handler without an operation. */
export function registerOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  routes: Routes,
  { db, services }: { db: Database; services: Services },
): void {
  requireSame(operations, routes);
  app.decorateRequest('actor', null);
  app.decorateRequest('accessUntil', null);
  for (const operation of operations) {
    // Types by operation end here; register and check treat all alike.
    const handler = withCounts(operation, routes[operation.key] as unknown as AnyHandler);
    app.register(async (scope) => {
      for (const type of operation.bytes) {
        scope.addContentTypeParser(type, ({ raw }, _payload, done) =>
          done(null, { contentType: type, bytes: bytesOf(raw) } satisfies BytesBody),
        );
      }
      if (operation.bytes.length > 0) scope.removeContentTypeParser(json);
      scope.route({
        method: operation.method,
        url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
        schema: schemaOf(operation),
        bodyLimit:
          operation.access.kind === 'public'
            ? anonymousBodyBytesMax
            : (operation.bodyBytesMax ?? signedInBodyBytesMax),
        config: { operation: operation.id, errors: operation.errors },
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          if (operation.deprecatedSince) reply.header('deprecation', deprecation(operation));
          const limited = !machinePaths.has(operation.path);
          if (limited) await services.limiter.consume('address', request.address);
          const caller = await authenticate(operation, request, db, services);
          if (limited && caller) {
            const { id, service } = caller.actor;
            await services.limiter.consume('account', id, service?.requestsPerMinute);
          }
          request.accessUntil = caller?.accessUntil ?? null;
        },
        preValidation: async (request) => requireBody(operation, request),
        handler: async (request, reply) => {
          const answer = await handler(inputOf(operation, request), {
            db,
            services,
            actor: request.actor,
            accessUntil: request.accessUntil,
            requestId: request.id,
            ip: request.address,
            device: deviceOf(headerText(request, 'x-device')),
            cookies: cookiesOf(request, reply),
            language: languageOf(request.headers['accept-language']),
            log: request.log,
            operation: { key: operation.key, limit: operation.limit },
            proposal: null,
            signature: headerText(request, 'x-signature'),
          });
          reply.status(operation.success.status);
          if (isEvents(answer)) return sendEvents(reply, answer);
          return isStream(answer) ? sendStream(reply, answer) : reply.send(answer);
        },
      });
    });
  }
}

/** The header of RFC 9745: `@` and seconds since the epoch. */
const deprecation = ({ deprecatedSince }: Operation) =>
  `@${Math.floor((deprecatedSince?.getTime() ?? 0) / 1000)}`;

function requireSame(operations: readonly Operation[], routes: Routes): void {
  const known = new Set<string>(operations.map(({ key }) => key));
  const unserved = operations.map(({ key }) => key).filter((key) => routes[key] === undefined);
  const unknown = Object.keys(routes).filter((key) => !known.has(key));
  if (unserved.length > 0) throw new Error(`Without a handler: ${unserved.join(', ')}.`);
  if (unknown.length > 0) throw new Error(`Not in the contract: ${unknown.join(', ')}.`);
}

function schemaOf({ pathParameters, query, header, body, success }: Operation) {
  return {
    ...(pathParameters && { params: pathParameters }),
    ...(query && { querystring: query }),
    ...(header && { headers: header }),
    ...(body && { body }),
    ...(success.schema && { response: { [success.status]: success.schema } }),
  };
}

/** Fastify checks a body only if there is one. */
function requireBody(operation: Operation, request: FastifyRequest): void {
  const expected = operation.body !== null || operation.bytes.length > 0;
  if (expected && (request.body === undefined || request.body === null)) {
    throw new Problem('VALIDATION', { errors: [{ field: 'body', code: 'FIELD_REQUIRED' }] });
  }
}

function inputOf({ headerNames }: Operation, request: FastifyRequest): Record<string, unknown> {
  return {
    path: request.params,
    query: request.query,
    body: request.body,
    header: Object.fromEntries(
      headerNames.map((name) => [name, request.headers[name.toLowerCase()]]),
    ),
  };
}

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function isStream(answer: unknown): answer is StreamAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'stream' in answer &&
    answer.stream instanceof Readable
  );
}

function isEvents(answer: unknown): answer is EventsAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'events' in answer &&
    answer.events instanceof Readable
  );
}

function sendEvents(reply: FastifyReply, { events }: EventsAnswer) {
  reply.header('x-accel-buffering', 'no').type(eventStreamType);
  if (reply.request.method !== 'HEAD') return reply.send(events);
  events.destroy();
  return reply.send();
}

/** Sent as a download and without any privileges: the content is untrusted. */
function sendStream(reply: FastifyReply, { stream, contentType, filename }: StreamAnswer) {
  reply.header('content-disposition', `attachment; filename="${encodeURIComponent(filename)}"`);
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  return reply.type(contentType).send(stream);
}
