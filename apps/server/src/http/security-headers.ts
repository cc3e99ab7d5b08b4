import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The console needs none of them, and copies texts, which stays allowed. */
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

/** Lets a page have `<style>` elements that carry its nonce, which is of that answer alone. Scripts get none. */
export function allowStyles(reply: FastifyReply, nonce: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace(ownStyles, `${ownStyles} 'nonce-${nonce}'`),
  );
}
