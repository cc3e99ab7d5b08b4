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

/** Throws TOO_MANY_ATTEMPTS. */
export async function createCaptcha({
  db,
  services,
  ip,
}: Pick<RequestContext, 'db' | 'services' | 'ip'>): Promise<Schemas.Captcha> {
  await countAttempt(db, [{ kind: 'captcha', ip }]);
  const answer = services.qaCaptcha ?? randomAnswer();
  const id = newId();
  const expiresAt = new Date(Date.now() + captchaLifetimeMs);
  const answerHash = services.secrets.hashCaptcha(textOf(id, answer));
  await db.insert(captcha).values({ id, answerHash, expiresAt });
  return { captcha_id: id, image: drawCaptcha(answer), expires_at: expiresAt.toISOString() };
}

/** Uses the captcha up, right or wrong. Throws CAPTCHA_WRONG. */
export async function consumeCaptcha(
  db: Database,
  services: Services,
  given: { id: string; answer: string },
): Promise<void> {
  const [found] = await db.delete(captcha).where(eq(captcha.id, given.id)).returning();
  const right =
    found !== undefined &&
    found.expiresAt > new Date() &&
    services.secrets.digests('captcha', textOf(given.id, given.answer)).includes(found.answerHash);
  if (!right) throw new Problem('CAPTCHA_WRONG');
}

function randomAnswer(): string {
  return Array.from({ length: captchaLength }, () => drawable[randomInt(drawable.length)]).join('');
}

const textOf = (id: string, answer: string) => `${id} ${answer.trim().toUpperCase()}`;
