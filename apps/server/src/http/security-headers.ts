import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const deniedFeatures = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const yearS = 365 * 24 * 60 * 60;

export function registerSecurityHeaders(
  app: FastifyInstance,
  putsTo: string | null,
  profileUrls: readonly string[],
): void {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...profileUrls],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(putsTo === null ? [] : [putsTo]), ...profileUrls],
        manifestSrc: ["'self'"],
        // The proof of a deposit may be a PDF, which the browser shows in a frame.
        frameSrc: ['blob:'],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // Sent below, and only over TLS.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', deniedFeatures);
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${yearS}; includeSubDomains`);
    }
  });
}

const ownStyles = "style-src 'self'";

/** The console's own policy takes text without markup, the other one is that of the text editor for what is pasted. */
const trustedTypes =
  "require-trusted-types-for 'script';trusted-types default ProseMirrorClipboard";

export function protectPage(reply: FastifyReply, nonce: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const styles = policy.replace(ownStyles, `${ownStyles} 'nonce-${nonce}'`);
  reply.header('content-security-policy', `${styles};${trustedTypes}`);
}

const preflightMaxAgeS = 7200;

/**
 * The access token travels in a header, and no cookie does, so that a page can do nothing that its own program was not
 * given.
 */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !allowed.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', '*');
    const asks = request.headers['access-control-request-method'] !== undefined;
    if (request.method !== 'OPTIONS' || !asks) return;
    return reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', '*, Authorization')
      .header('access-control-max-age', preflightMaxAgeS)
      .status(204)
      .send();
  });
}
