import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '../../apps/server/src/kernel/random.ts';
import type { Cluster } from './cluster.ts';
import type { History } from './history.ts';
import type { Replicas } from './replicas.ts';

export interface Troubled {
  seed: number;
  cluster: Cluster;
  replicas: Replicas;
  history: History;
  isOver(): boolean;
}

type Fault = (troubled: Troubled, random: Random) => Promise<void>;

/** Long enough for several writes. */
const someTime = (random: Random) => pause(random.whole(1500, 3000));

const faults: Readonly<Record<string, Fault>> = {
  'a replica is killed': ({ replicas }, random) => replicas.kill(random.whole(0, 1)),
  'all connections of a replica are dropped': async ({ cluster }, random) =>
    cluster.networks[random.whole(0, 1) as 0 | 1].drop(),
  'commits are lost on their way': async ({ cluster }, random) => {
    const mend = cluster.networks[random.whole(0, 1) as 0 | 1].dropCommits('before it arrives');
    await someTime(random);
    mend();
  },
  'responses to commits are lost': async ({ cluster }, random) => {
    const mend = cluster.networks[random.whole(0, 1) as 0 | 1].dropCommits('before its response');
    await someTime(random);
    mend();
  },
  'a replica is isolated from PostgreSQL': async ({ cluster }, random) => {
    const network = cluster.networks[random.whole(0, 1) as 0 | 1];
    const release = network.hold('everything');
    await pause(random.whole(500, 3000));
    // Either what was sent arrives late, or it never does.
    if (random.chance(0.5)) network.drop();
    release();
  },
  'PostgreSQL hangs': ({ cluster }, random) => cluster.freeze(random.whole(300, 1500)),
  'PostgreSQL is restarted': ({ cluster }) => cluster.restart(),
  'the standby takes over': ({ cluster }) => cluster.failOver(),
};

/** Each kind once before any comes again. */
export async function trouble(troubled: Troubled): Promise<void> {
  const random = seededRandom(troubled.seed);
  let left: string[] = [];
  while (!troubled.isOver()) {
    await pause(random.whole(1000, 2500));
    if (left.length === 0) left = Object.keys(faults);
    const [name = ''] = left.splice(random.whole(0, left.length - 1), 1);
    troubled.history.fault(name);
    await faults[name]?.(troubled, random);
    troubled.history.fault(`over: ${name}`);
  }
}
