import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { isReplay } from '../paths/replay.ts';
import { type Evidence, resultsFolder } from '../paths/results.ts';

/** Traces only if a single path is replayed: tracing every walk would double the time. */
export async function collectEvidence(page: Page, name: string, folder = resultsFolder) {
  const tracing = page.context().tracing;
  const picture = `pictures/${name}.png`;
  const trace = `traces/${name}.zip`;
  await Promise.all([picture, trace].map((file) => rm(join(folder, file), { force: true })));
  if (isReplay()) await tracing.start({ screenshots: true, snapshots: true });

  return {
    async drop(): Promise<void> {
      if (isReplay()) await tracing.stop();
    },
    async keep(): Promise<Evidence> {
      await mkdir(join(folder, 'pictures'), { recursive: true });
      const hasPicture = await succeeds(page.screenshot({ path: join(folder, picture) }));
      const hasTrace = isReplay() && (await succeeds(tracing.stop({ path: join(folder, trace) })));
      return { ...(hasPicture && { picture }), ...(hasTrace && { trace }) };
    },
  };
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
