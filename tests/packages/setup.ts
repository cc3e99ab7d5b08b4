import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import {
  copyData,
  type Data,
  type OwnData,
  type Stack,
  seedData,
  startStack,
} from '../support/stack.ts';
import { buildApplication, makeOutsideProject } from './outside-project.ts';
import { type Release, rehearseRelease } from './release.ts';
import { findRuntime, runtimes } from './runtimes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    release: Release;
    outside: string;
    runtimes: Record<string, string>;
    server: string;
    /** The demonstration set, that no server runs on. */
    seeded: Data;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-packages-'));
  let stack: Stack | undefined;
  const kept: OwnData[] = [];
  const keep = (data: OwnData) => {
    kept.push(data);
    return data;
  };
  const cleanUp = async () => {
    await stack?.terminate();
    for (const data of kept) await data.remove();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // Side by side: each alone leaves a core idle.
    const [release, seeded] = await Promise.all([rehearseRelease(folder), seedData().then(keep)]);
    const outside = await makeOutsideProject(folder, release);
    stack = await startStack({
      ...keep(await copyData(seeded)),
      env: { CONSOLE_DIR: await buildApplication(outside) },
    });
    const programs = runtimes.map(async (runtime) => [
      runtime.name,
      await findRuntime(runtime, join(folder, 'runtimes')),
    ]);
    project.provide('runtimes', Object.fromEntries(await Promise.all(programs)));
    project.provide('release', release);
    project.provide('outside', outside);
    project.provide('server', stack.url);
    project.provide('seeded', { dataDir: seeded.dataDir, databaseUrl: seeded.databaseUrl });
  } catch (error) {
    await cleanUp();
    throw error;
  }
  return cleanUp;
}
