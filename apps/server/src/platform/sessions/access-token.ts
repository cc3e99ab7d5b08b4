import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Reader } from '../../kernel/db/database.ts';
import { type Key, keyId, type Secrets } from '../secrets.ts';

export const accessTokenLifetimeS = 15 * 60;
const issuer = 'brokerdesk';
const audience = 'brokerdesk/api';

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
  /** `mfa` opens only what finishes or ends the sign-in. */
  stage: v.picklist(['mfa', 'full']),
  round: v.optional(v.number(), 0),
  /** In seconds. */
  exp: v.number(),
});

type Claims = v.InferOutput<typeof claimsSchema>;

export type AccessTokenClaims = Omit<Claims, 'round' | 'exp'> & { round?: number };

export type VerifiedClaims = Claims & { key: Pick<Key, 'purpose' | 'number'> };

/** Signs with the key that is current in the transaction, whatever this process knew before. */
export async function signAccessToken(
  reader: Reader,
  secrets: Secrets,
  claims: AccessTokenClaims,
): Promise<string> {
  const key = await secrets.currentIn(reader, 'access-token');
  return new SignJWT({ sid: claims.sid, stage: claims.stage, round: claims.round })
    .setProtectedHeader({ alg: 'HS256', kid: keyId(key) })
    .setSubject(claims.sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenLifetimeS}s`)
    .sign(key.bytes);
}

/**
 * Null for a token that this server did not sign or that has expired. `openSession` asks the database whether the key
 * is still accepted.
 */
export async function verifyAccessToken(
  secrets: Secrets,
  token: string,
): Promise<VerifiedClaims | null> {
  // Outside of `jwtVerify`, whose errors all mean a wrong token: the database may be away.
  const key = await secrets.find('access-token', keyIdIn(token));
  if (key === null) return null;
  const verified = await jwtVerify(token, key.bytes, {
    algorithms: ['HS256'],
    issuer,
    audience,
    requiredClaims: ['exp'],
  }).catch(() => null);
  const claims = v.safeParse(claimsSchema, verified?.payload);
  return claims.success ? { ...claims.output, key } : null;
}

function keyIdIn(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}
