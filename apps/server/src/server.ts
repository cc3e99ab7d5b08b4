import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { appliers, buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { closeDueRegularly } from './domains/approval/due-proposals.ts';
import { preparePasswords } from './domains/auth/password.ts';
import { checkRegularly, measureChecks } from './domains/data-check/check-regularly.ts';
import { eventStreams } from './domains/event/event-streams.ts';
import { followKeys } from './domains/key/rotate-keys.ts';
import { sendDueRegularly } from './domains/message/send-due-messages.ts';
import { startReportsRegularly } from './domains/report/due-reports.ts';
import { refreshRisksRegularly } from './domains/sweep/refresh-risks.ts';
import { sweepRegularly } from './domains/sweep/sweep.ts';
import { createLogger } from './http/logger.ts';
import { openDatabase } from './kernel/db/open-database.ts';
import { CannotStart } from './kernel/errors/problem.ts';
import { forwardRegularly } from './platform/audit-seal/forward.ts';
import { auditSeal, sealRegularly } from './platform/audit-seal/sealer.ts';
import { jwtSecretsOf, openKeyRing } from './platform/key-ring.ts';
import { smtpMailer } from './platform/mail.ts';
import { openFileStore } from './platform/open-file-store.ts';
import { processMetrics } from './platform/process-metrics.ts';
import { rateLimiter } from './platform/rate-limit.ts';
import type { Services } from './platform/request-context.ts';
import { clamdScan } from './platform/virus-scan.ts';
import { readCertificate } from './tls.ts';

try {
  await start(readConfig(process.env));
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof CannotStart;
  const message = expected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const certificate = config.tls && (await readCertificate(config.tls));
  const files = await openFileStore(config, logger);
  const { db, notifier, connections, excess, close } = await openDatabase(config);
  if (config.databaseUrl !== null) logRole(logger, excess);
  const ring = await openKeyRing(db, await jwtSecretsOf(config));
  const { secrets, auditKeys: keys } = ring;
  const seal = auditSeal({ db, keys, folder: config.auditDir, log: logger });
  const streams = eventStreams({ db, notifier, log: logger, seal: seal.seal });
  const services: Services = {
    secrets,
    files,
    scan: config.clamd === null ? undefined : clamdScan(config.clamd),
    streams,
    auditSeal: seal,
    metrics: processMetrics({ db, connections, streams, excess }),
    limiter: rateLimiter(db, config.rateLimits),
    sessionIdleMs: config.sessionIdleMs,
    passkeySite: config.passkeySite,
    mailer: config.smtp && smtpMailer(config.smtp),
    qaCaptcha: config.qaCaptcha,
  };
  await preparePasswords();
  const app = buildApp({ db, services, logger, certificate, ...config });
  const stopSweeping = sweepRegularly(db, services.files, logger);
  const stopClosing = closeDueRegularly({ db, services, log: logger }, appliers);
  const stopRefreshing = refreshRisksRegularly({ db, log: logger });
  const stopSending = sendDueRegularly({ db, log: logger });
  app.bulkRuns.lookRegularly();
  app.exports.lookRegularly();
  app.reportMails.lookRegularly();
  const stopReporting = startReportsRegularly({ db, log: logger }, () => app.exports.wake());
  const stopSealing = sealRegularly(seal, logger);
  const { auditForward: target } = config;
  const stopForwarding = target && forwardRegularly({ db, target, log: logger });
  const stopFollowing = followKeys({ db, ring, log: logger });
  measureChecks(db, services.metrics);
  const { dataCheckEveryMs: everyMs } = config;
  const stopChecking = checkRegularly({ db, log: logger, metrics: services.metrics, everyMs });
  app.addHook('onClose', async () => {
    stopSweeping();
    stopClosing();
    stopRefreshing();
    stopSending();
    stopReporting();
    await stopChecking();
    await stopFollowing();
    await stopForwarding?.();
    await stopSealing();
    await close();
  });
  try {
    // Loaded on request: code with known passwords does not run otherwise.
    const demo = config.seed === 'demo' ? await import('./seed/seed-demo.ts') : null;
    await demo?.seedDemo(db, { services, log: logger });
    // Before anybody knows the address, and could ask it to stop.
    stopOnSignal(() => app.close());
    await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`Brokerdesk is served at ${addressOf(config, app.server.address())}\n`);
    if (demo !== null) process.stdout.write(demo.demoAccounts);
  } catch (error) {
    await app.close();
    throw refusalToListen(error, config);
  }
}

function logRole(logger: FastifyBaseLogger, excess: string | null): void {
  if (excess === null) {
    logger.info('the database user has the rights of the server alone');
    return;
  }
  logger.warn(
    `the database user ${excess}: ledger and audit log depend on the server alone. Give it a user of its own, as “Database roles” in docs/operating.md says.`,
  );
}

function addressOf(config: Config, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `${config.tls === null ? 'http' : 'https'}://${host}:${port}`;
}

function refusalToListen(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const reason = {
    EADDRINUSE: 'is in use: stop what runs there, or set another PORT',
    EACCES: 'needs more rights than this user has: set a PORT above 1023',
    EADDRNOTAVAIL: 'is not an address of this machine: set another HOST',
    ENOTFOUND: 'is not an address of this machine: set another HOST',
  }[String(code)];
  return reason === undefined ? error : new CannotStart(`${host}:${port} ${reason}.`);
}

/** A supervisor that waits for the end kills after about as long. */
const stopMsMax = 30_000;

function stopOnSignal(stop: () => Promise<void>): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const onSignal = () => {
    for (const signal of signals) process.off(signal, onSignal);
    setTimeout(() => process.exit(1), stopMsMax).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, onSignal);
}
