import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Database } from './db/database.ts';
import { accountRoutes } from './domains/account/routes.ts';
import { authRoutes } from './domains/auth/routes.ts';
import { clientRoutes } from './domains/client/routes.ts';
import { currencyRoutes } from './domains/currency/routes.ts';
import { depositRoutes } from './domains/deposit/routes.ts';
import { eventRoutes } from './domains/event/routes.ts';
import { fileRoutes } from './domains/file/routes.ts';
import { operationsRoutes } from './domains/operations/routes.ts';
import { settingRoutes } from './domains/setting/routes.ts';
import { statRoutes } from './domains/stat/routes.ts';
import { userRoutes } from './domains/user/routes.ts';
import { registerConsole } from './http/console-files.ts';
import { readContract } from './http/contract.ts';
import { answerError } from './http/error-handler.ts';
import { guardMetrics } from './http/guard-metrics.ts';
import { logRequests } from './http/log-requests.ts';
import { measureRequests } from './http/measure-requests.ts';
import { registerOperations } from './http/register-operations.ts';
import { requestIdOf } from './http/request-id.ts';
import type { Routes } from './http/routes.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { stopGracefully } from './http/stop-gracefully.ts';
import { validatorCompiler } from './http/validation.ts';
import type { Services } from './platform/services.ts';

/** Larger than any JSON of the contract; files come by a stream of their own. */
const bodyBytesMax = 256 * 1024;
const compressFromBytes = 1024;
/** From the first byte of a request to its last: a photo over a slow line is through by then. */
const requestMsMax = 2 * 60 * 1000;

const routes: Routes = {
  ...accountRoutes,
  ...authRoutes,
  ...clientRoutes,
  ...currencyRoutes,
  ...depositRoutes,
  ...eventRoutes,
  ...fileRoutes,
  ...operationsRoutes,
  ...settingRoutes,
  ...statRoutes,
  ...userRoutes,
};

export interface AppParts {
  db: Database;
  services: Services;
  logger: FastifyBaseLogger;
  /** The folder of the built console. */
  consoleDir: string;
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** What /metrics is asked with; null where only this machine may ask. */
  metricsToken?: string | null;
}

/** The server, whole, and not listening yet. */
export function buildApp(parts: AppParts): FastifyInstance {
  const app = fastify({
    loggerInstance: parts.logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: parts.trustedProxies.length > 0 ? parts.trustedProxies : false,
    bodyLimit: bodyBytesMax,
    requestTimeout: requestMsMax,
    frameworkErrors: answerError,
  });
  // Fastify reads plain text by itself; the contract has no operation that takes it.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(answerError);
  logRequests(app);
  measureRequests(app, parts.services.metrics);
  guardMetrics(app, parts.metricsToken ?? null);
  stopGracefully(app, parts.services.streams);
  registerSecurityHeaders(app);
  app.register(compress, {
    threshold: compressFromBytes,
    encodings: ['br', 'gzip'],
    // Answers are made once and sent once: a good ratio quickly beats the best one slowly.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  app.register(async (scope) => registerOperations(scope, readContract(), routes, parts));
  registerConsole(app, parts.consoleDir);
  return app;
}
