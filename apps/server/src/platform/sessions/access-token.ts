import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Secrets } from '../secrets.ts';

export const accessTokenLifetimeS = 15 * 60;
const issuer = 'brokerdesk';

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
  /** `mfa` opens only what finishes or ends the sign-in. */
  stage: v.picklist(['mfa', 'full']),
  /** When it expires, in seconds. */
  exp: v.number(),
});

type VerifiedClaims = v.InferOutput<typeof claimsSchema>;

/** Whose token it is, of which session, and how far the sign-in had come. */
export type AccessTokenClaims = Omit<VerifiedClaims, 'exp'>;

export function signAccessToken(secrets: Secrets, claims: AccessTokenClaims): Promise<string> {
  return new SignJWT({ sid: claims.sid, stage: claims.stage })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.sub)
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenLifetimeS}s`)
    .sign(secrets.accessToken);
}

/** The claims of a token that this server signed and that has not expired; null for any other. */
export async function verifyAccessToken(
  secrets: Secrets,
  token: string,
): Promise<VerifiedClaims | null> {
  const verified = await jwtVerify(token, secrets.accessToken, {
    algorithms: ['HS256'],
    issuer,
    requiredClaims: ['exp'],
  }).catch(() => null);
  const claims = v.safeParse(claimsSchema, verified?.payload);
  return claims.success ? claims.output : null;
}
