import { randomInt } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { captcha } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext, Services } from '../../platform/request-context.ts';
import { countAttempt } from './attempts.ts';
import { drawable, drawCaptcha } from './captcha-picture.ts';

const captchaLifetimeMs = 5 * 60 * 1000;
const captchaLength = 5;

/** A new picture; its answer is kept as a keyed hash. Throws TOO_MANY_ATTEMPTS. */
export async function createCaptcha({
  db,
  services,
  ip,
}: Pick<RequestContext, 'db' | 'services' | 'ip'>): Promise<Schemas.Captcha> {
  await countAttempt(db, [{ kind: 'captcha', ip }]);
  const answer = services.qaCaptcha ?? randomAnswer();
  const id = newId();
  const expiresAt = new Date(Date.now() + captchaLifetimeMs);
  await db.insert(captcha).values({ id, answerHash: hashOf(services, id, answer), expiresAt });
  return { captcha_id: id, image: drawCaptcha(answer), expires_at: expiresAt.toISOString() };
}

/** Uses the captcha up, right or wrong. Throws CAPTCHA_WRONG if it is wrong, used or expired. */
export async function consumeCaptcha(
  db: Database,
  services: Services,
  given: { id: string; answer: string },
): Promise<void> {
  const [found] = await db.delete(captcha).where(eq(captcha.id, given.id)).returning();
  const right =
    found !== undefined &&
    found.expiresAt > new Date() &&
    found.answerHash === hashOf(services, given.id, given.answer);
  if (!right) throw new Problem('CAPTCHA_WRONG');
}

function randomAnswer(): string {
  return Array.from({ length: captchaLength }, () => drawable[randomInt(drawable.length)]).join('');
}

/** Letters may be typed small. */
function hashOf(services: Services, id: string, answer: string): string {
  return services.secrets.hashCaptcha(`${id} ${answer.trim().toUpperCase()}`);
}
