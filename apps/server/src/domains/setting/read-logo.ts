import { and, eq } from 'drizzle-orm';
import type { StreamAnswer } from '../../http/routes.ts';
import { file } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';

/** A picture that was uploaded as a logo, for everybody. Throws NOT_FOUND for any other file. */
export async function readLogo(context: RequestContext, id: string): Promise<StreamAnswer> {
  const [found] = await context.db
    .select()
    .from(file)
    .where(and(eq(file.id, id), eq(file.purpose, 'app_logo'), eq(file.stored, true)));
  const [type, format] = found?.contentType.split('/') ?? [];
  if (found === undefined || type !== 'image') throw new Problem('NOT_FOUND');
  return {
    stream: context.services.files.read(found.id),
    contentType: found.contentType,
    filename: `logo.${format}`,
  };
}
