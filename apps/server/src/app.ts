import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { accountAppliers, accountRoutes } from './domains/account/routes.ts';
import { allocationAppliers, allocationRoutes } from './domains/allocation/routes.ts';
import { emergencyRoutes } from './domains/amendment/routes.ts';
import type { Appliers } from './domains/approval/appliers.ts';
import { approvalRoutes } from './domains/approval/routes.ts';
import { auditRoutes } from './domains/audit/routes.ts';
import { authRoutes } from './domains/auth/routes.ts';
import { type BulkRunner, bulkRunner } from './domains/bulk-run/bulk-runner.ts';
import { bulkRunRoutes } from './domains/bulk-run/routes.ts';
import { clientDetailAppliers, clientDetailRoutes } from './domains/client/detail-routes.ts';
import { clientRoutes } from './domains/client/routes.ts';
import { clientRiskAppliers, clientRiskRoutes } from './domains/client-risk/client-risk.ts';
import { commentRoutes } from './domains/comment/routes.ts';
import { overdrawnAppliers, overdrawnRoutes } from './domains/credit/routes.ts';
import { cryptoAddressRoutes } from './domains/crypto-address/routes.ts';
import { currencyRoutes } from './domains/currency/routes.ts';
import { currencyPairAppliers, currencyPairRoutes } from './domains/currency-pair/routes.ts';
import { exceptionRoutes } from './domains/data-check/routes.ts';
import { depositAppliers, depositRoutes } from './domains/deposit/routes.ts';
import { documentAppliers, documentRoutes } from './domains/document/routes.ts';
import { eventRoutes } from './domains/event/routes.ts';
import { exchangeRoutes } from './domains/exchange/routes.ts';
import { exportRunner } from './domains/export/export-runner.ts';
import { type ExportLimits, exportRoutes } from './domains/export/routes.ts';
import { statRoutes } from './domains/figures/routes.ts';
import { fileRoutes } from './domains/file/routes.ts';
import { ipAccessAppliers, ipAccessRoutes } from './domains/ip-access/routes.ts';
import { kycAppliers, kycRoutes } from './domains/kyc/routes.ts';
import { messageAppliers, messageRoutes } from './domains/message/routes.ts';
import { notificationRoutes } from './domains/notification/routes.ts';
import { permissionRoutes } from './domains/permission/routes.ts';
import { productAppliers, productRoutes } from './domains/product/routes.ts';
import { questionRoutes } from './domains/question/templates.ts';
import { rateAppliers, rateRoutes } from './domains/rate/routes.ts';
import { reconciliationRoutes } from './domains/reconciliation/routes.ts';
import { reportMailer } from './domains/report/report-mail.ts';
import { reportRoutes } from './domains/report/subscriptions.ts';
import { savingAppliers, savingRoutes } from './domains/saving/routes.ts';
import { searchRoutes } from './domains/search/routes.ts';
import { serviceAccountAppliers, serviceAccountRoutes } from './domains/service-account/routes.ts';
import { settingAppliers, settingRoutes } from './domains/setting/routes.ts';
import { settlementAppliers, settlementRoutes } from './domains/settlement/routes.ts';
import { staffRoutes } from './domains/staff/routes.ts';
import { staffAppliers } from './domains/staff/staff-appliers.ts';
import { serviceAppliers, serviceRoutes } from './domains/support-channel/routes.ts';
import { operationsRoutes } from './domains/sweep/routes.ts';
import { tradeAppliers, tradeRoutes } from './domains/trade/routes.ts';
import { tradeConfigAppliers, tradeConfigRoutes } from './domains/trade-config/routes.ts';
import { userRoutes } from './domains/user/routes.ts';
import { viewRoutes } from './domains/view/routes.ts';
import { withdrawalAppliers, withdrawalRoutes } from './domains/withdrawal/routes.ts';
import { claimingNext } from './domains/work/claim-next.ts';
import { workRoutes } from './domains/work/routes.ts';
import { registerConsole } from './http/console-files.ts';
import { readContract } from './http/contract.ts';
import { enforceDeclaredErrors, type UndeclaredErrors } from './http/declared-errors.ts';
import { answerError } from './http/error-handler.ts';
import { logRequests } from './http/logger.ts';
import { guardMetrics, measureRequests } from './http/metrics.ts';
import { anonymousBodyBytesMax, registerOperations } from './http/register-operations.ts';
import { refuseEncodedBodies, requestIdOf, resolveAddress } from './http/request-headers.ts';
import { checkSdkVersions } from './http/sdk-version.ts';
import { registerCors, registerSecurityHeaders } from './http/security-headers.ts';
import { stopGracefully } from './http/stop-gracefully.ts';
import { drainUnreadBodies } from './http/unread-body.ts';
import { serializerCompiler, validatorCompiler } from './http/validation.ts';
import type { Database } from './kernel/db/database.ts';
import type { LeasedWorker } from './platform/leased-work.ts';
import type { Services } from './platform/request-context.ts';
import { registerReference } from './reference/register-reference.ts';
import { type Certificate, tlsServer } from './tls.ts';

const compressFromBytes = 1024;
/** From the first byte of a request to its last: a photo over a slow line is through by then. */
const requestMsMax = 2 * 60 * 1000;

export const appliers: Appliers = {
  ...allocationAppliers,
  ...depositAppliers,
  ...clientDetailAppliers,
  ...clientRiskAppliers,
  ...currencyPairAppliers,
  ...ipAccessAppliers,
  ...documentAppliers,
  ...kycAppliers,
  ...messageAppliers,
  ...overdrawnAppliers,
  ...productAppliers,
  ...rateAppliers,
  ...savingAppliers,
  ...accountAppliers,
  ...settingAppliers,
  ...settlementAppliers,
  ...tradeAppliers,
  ...serviceAccountAppliers,
  ...serviceAppliers,
  ...staffAppliers,
  ...tradeConfigAppliers,
  ...withdrawalAppliers,
};

const routes = claimingNext({
  ...approvalRoutes(appliers),
  ...accountRoutes,
  ...auditRoutes,
  ...allocationRoutes,
  ...authRoutes,
  ...clientDetailRoutes,
  ...clientRiskRoutes,
  ...clientRoutes,
  ...currencyRoutes,
  ...depositRoutes,
  ...eventRoutes,
  ...exceptionRoutes,
  ...fileRoutes,
  ...ipAccessRoutes,
  ...kycRoutes,
  ...operationsRoutes,
  ...permissionRoutes,
  ...overdrawnRoutes,
  ...productRoutes,
  ...settingRoutes,
  ...settlementRoutes,
  ...staffRoutes,
  ...statRoutes,
  ...tradeRoutes,
  ...userRoutes,
  ...withdrawalRoutes,
  ...cryptoAddressRoutes,
  ...currencyPairRoutes,
  ...documentRoutes,
  ...emergencyRoutes,
  ...exchangeRoutes,
  ...commentRoutes,
  ...notificationRoutes,
  ...messageRoutes,
  ...questionRoutes,
  ...rateRoutes,
  ...reconciliationRoutes,
  ...reportRoutes,
  ...savingRoutes,
  ...searchRoutes,
  ...serviceAccountRoutes,
  ...serviceRoutes,
  ...tradeConfigRoutes,
  ...viewRoutes,
  ...workRoutes,
});

declare module 'fastify' {
  interface FastifyInstance {
    bulkRuns: BulkRunner;
    exports: LeasedWorker;
    reportMails: LeasedWorker;
  }
}

export interface AppParts {
  db: Database;
  services: Services;
  logger: FastifyBaseLogger;
  consoleDir: string;
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Bearer token for /metrics; null limits it to this machine. */
  metricsToken?: string | null;
  corsOrigins?: readonly string[];
  profileUrls?: Readonly<Record<string, string>>;
  sdkVersionMin?: string;
  apiReference?: boolean;
  /** 50,000 rows and 7 days by default. */
  exports?: ExportLimits | undefined;
  undeclaredErrors?: UndeclaredErrors;
  /** Without one the server speaks HTTP. */
  certificate?: Certificate | null;
}

export function buildApp(parts: AppParts): FastifyInstance {
  const app = fastify({
    loggerInstance: parts.logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: parts.trustedProxies.length > 0 ? parts.trustedProxies : false,
    bodyLimit: anonymousBodyBytesMax,
    requestTimeout: requestMsMax,
    frameworkErrors: answerError,
    ...(parts.certificate && { serverFactory: tlsServer(parts.certificate) }),
  });
  // Fastify reads plain text by itself; the contract has no operation that takes it.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  enforceDeclaredErrors(app, parts.undeclaredErrors ?? 'log');
  resolveAddress(app);
  logRequests(app);
  measureRequests(app, parts.services.metrics);
  registerCors(app, parts.corsOrigins ?? []);
  checkSdkVersions(app, parts.sdkVersionMin ?? '0.0.0');
  refuseEncodedBodies(app);
  guardMetrics(app, parts.metricsToken ?? null);
  drainUnreadBodies(app);
  stopGracefully(app, parts.services.streams);
  registerSecurityHeaders(
    app,
    parts.services.files.direct?.prefix ?? null,
    Object.values(parts.profileUrls ?? {}),
  );
  app.register(compress, {
    threshold: compressFromBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // Responses are compressed for a single use: a good ratio quickly beats the best one slowly.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const { exports: limits = { directRows: 50_000, keptDays: 7 } } = parts;
  const work = { db: parts.db, services: parts.services, log: app.log, routes };
  const runs = bulkRunner(work);
  const files = exportRunner(work, limits.keptDays);
  app.decorate('bulkRuns', runs);
  const mails = reportMailer(work);
  app.decorate('exports', files);
  app.decorate('reportMails', mails);
  app.addHook('preClose', async () => {
    await Promise.all([runs.stop(), files.stop(), mails.stop()]);
  });
  const all = { ...routes, ...bulkRunRoutes(runs), ...exportRoutes(files, routes, limits) };
  app.register(async (scope) => registerOperations(scope, readContract(), all, parts));
  if (parts.apiReference) registerReference(app);
  registerConsole(app, parts.consoleDir, parts.profileUrls ?? {});
  return app;
}
