import { Secret, TOTP } from 'otpauth';

/** `periods` of 30 seconds from now. */
export function codeOf(secret: string, periods = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + periods * 30_000 });
}

export function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((periods) => codeOf(secret, periods));
  const candidates = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return candidates.find((code) => !right.includes(code)) ?? '666666';
}
