import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '../../apps/server/src/kernel/random.ts';
import type { ClientFixture } from '../../apps/server/src/testing/deposit-fixtures.ts';
import type { Caller, Request, Response } from './caller.ts';
import type { Filled, Kind, Subject } from './fill.ts';
import {
  claim,
  credit,
  type Decision,
  decision,
  deposit,
  exchange,
  type NamesOf,
  reading,
  release,
} from './operations.ts';

export interface World {
  seed: number;
  filled: Filled;
  /** Two sessions for each of two reviewers. */
  reviewers: readonly [Caller, ...Caller[]];
  makers: readonly [Caller, ...Caller[]];
  names: NamesOf;
  subjects: Subject[];
  isOver(): boolean;
}

const openAtOnce = 2;
/** Calls after which another record takes the place of one: two are enough to decide both of a pair. */
const callsMax = (kind: Kind) => ({ summed: 4, claimed: 30, contested: 4 })[String(kind)] ?? 9;

export async function work(world: World): Promise<void> {
  const drawn = (caller: number) => seededRandom(world.seed * 1000 + caller);
  const desk = new Desk(world, drawn(999));
  const loop = async (random: Random, operate: (random: Random) => Promise<unknown>) => {
    while (!world.isOver()) {
      await operate(random);
      await pause(random.whole(0, 5));
    }
  };
  await Promise.all([
    ...world.reviewers.map((caller, at) =>
      loop(drawn(at), (random) => desk.review(random, caller, at % 2)),
    ),
    ...world.makers.map((caller, at) =>
      loop(drawn(100 + at), (random) => desk.record(random, caller, at % 2)),
    ),
  ]);
}

/** Turns of the reviewers, in an order that is drawn: each kind of meeting comes soon, and again. */
const round: readonly (Kind | 'exchanges' | 'postings')[] = [
  ...(['deposit', 'credit', 'withdrawal', 'shared', 'summed', 'claimed', 'contested'] as const),
  ...(['deposit', 'credit', 'withdrawal', 'shared', 'summed', 'claimed', 'contested'] as const),
  ...(['exchanges', 'postings'] as const),
];

class Desk {
  readonly #world: World;
  readonly #open: Record<Kind, Subject[]> = {
    ...{
      deposit: [],
      credit: [],
      withdrawal: [],
      shared: [],
      summed: [],
      claimed: [],
      contested: [],
    },
  };
  readonly #numbers = new Map<string, number>();
  #left: (typeof round)[number][] = [];
  readonly #random: Random;

  constructor(world: World, random: Random) {
    this.#world = world;
    this.#random = random;
  }

  async record(random: Random, caller: Caller, replica: number): Promise<void> {
    const open = this.#open.deposit;
    if (open.length <= openAtOnce) {
      await this.#create(random, caller, replica, 'deposit');
      return;
    }
    await pause(random.whole(200, 800));
    const subject = random.pick(open as [Subject, ...Subject[]]);
    await this.#send(random, caller, replica, subject, reading(subject));
  }

  async review(random: Random, caller: Caller, replica: number): Promise<void> {
    if (this.#left.length === 0) this.#left = [...round];
    const [kind] = this.#left.splice(random.whole(0, this.#left.length - 1), 1);
    if (kind === undefined) return;
    if (kind === 'exchanges') return this.#exchange(random, replica);
    if (kind === 'postings') return this.#decideMany(random, replica);
    const found = this.#pick(kind);
    const isMissing = found === undefined && kind === 'credit';
    const subject = isMissing ? await this.#create(random, caller, replica, 'credit') : found;
    if (subject === undefined) return;
    if (kind === 'claimed') return this.#claim(random, caller, replica, subject);
    if (kind === 'contested') return this.#contest(random, replica, subject);
    await this.#decide(random, caller, replica, subject);
  }

  #pick(kind: Kind): Subject | undefined {
    const open = this.#open[kind].filter(({ calls }) => calls < callsMax(kind));
    this.#open[kind] = open;
    if (kind !== 'deposit' && kind !== 'credit') {
      while (open.length < openAtOnce) {
        const next = this.#world.filled.waiting[kind].shift();
        if (next === undefined) break;
        open.push(next);
        this.#world.subjects.push(next);
      }
    }
    if (kind === 'credit' && open.length < openAtOnce) return undefined;
    return open[this.#random.whole(0, open.length - 1)];
  }

  /** Undefined if it is unknown whether there is one. */
  async #create(
    random: Random,
    caller: Caller,
    replica: number,
    kind: 'deposit' | 'credit',
  ): Promise<Subject | undefined> {
    const amount = `${random.whole(1, 9)}.00`;
    const record = `${kind} ${this.#number(kind)}`;
    const subject = { record, kind, ids: [] as string[], amount, version: 1, calls: 0 };
    this.#world.subjects.push(subject);
    const { client } = this.#world.filled;
    const make = kind === 'deposit' ? deposit : credit;
    const request = make(record, client, amount, randomUUID());
    const other = make(record, client, '77.00', request.key ?? '');
    const made = await this.#send(random, caller, replica, subject, request, other);
    const { id } = Object(made?.body) as { id?: string };
    if (id === undefined) return undefined;
    subject.ids.push(id);
    this.#open[kind].push(subject);
    return subject;
  }

  #number(of: string): number {
    const number = (this.#numbers.get(of) ?? 0) + 1;
    this.#numbers.set(of, number);
    return number;
  }

  async #decide(random: Random, caller: Caller, replica: number, subject: Subject): Promise<void> {
    const isPair = subject.kind === 'summed';
    const isFirst = subject.version === 1;
    const more = isFirst || random.chance(0.5) ? random.whole(1, 3) : 0;
    const callers = [caller, ...this.#others(random, isPair ? 1 : more)];
    await Promise.all(
      callers.map((each, at) => {
        // The sum of a client is that of one user.
        const by = isPair ? this.#world.reviewers[0] : each;
        const key = randomUUID();
        const action = this.#action(random, subject, at);
        const reads = !isPair && random.chance(0.1);
        const request = reads ? reading(subject) : decision(subject, action, key);
        const reuse = decision(subject, otherThan(action), key);
        return this.#send(random, by, (replica + at) % 2, subject, request, reuse);
      }),
    );
  }

  /** All of them post to one account. */
  async #decideMany(random: Random, replica: number): Promise<void> {
    const open = (['deposit', 'credit'] as const).flatMap((kind) =>
      this.#open[kind].filter(({ calls }) => calls < callsMax(kind)),
    );
    const decisions = open.map((subject, at) => {
      const request = decision(subject, this.#action(random, subject, at));
      const by = random.pick(this.#world.reviewers);
      return this.#send(random, by, (replica + at) % 2, subject, request);
    });
    await Promise.all([...decisions, this.#exchange(random, replica, this.#world.filled.client)]);
  }

  #others(random: Random, count: number): Caller[] {
    return Array.from({ length: count }, () => random.pick(this.#world.reviewers));
  }

  #action(random: Random, { kind, version }: Subject, at: number): Decision {
    if (kind === 'summed') return { name: 'approve', version: 1, at: at % 2 };
    const seen = random.chance(0.4) ? Math.max(1, version - 1) : version;
    const isReversible = kind === 'deposit' || kind === 'withdrawal';
    if (isReversible && random.chance(version > 1 ? 0.85 : 0.1)) {
      return { name: 'rollback', version: seen };
    }
    return { name: random.chance(0.65) ? 'approve' : 'reject', version: seen };
  }

  async #claim(random: Random, caller: Caller, replica: number, subject: Subject): Promise<void> {
    const send = (by: Caller, at: number, request: Request) =>
      this.#send(random, by, (replica + at) % 2, subject, request);
    const taking = (takesOver = false) => claim(subject, takesOver, this.#world.names);
    if (random.chance(0.3)) {
      await send(caller, 0, random.chance(0.4) ? release(subject) : taking(random.chance(0.5)));
      return;
    }
    const { reviewers } = this.#world;
    for (let turn = 0; turn < 2; turn += 1) {
      await Promise.all(reviewers.slice(0, 2).map((by, at) => send(by, at, release(subject))));
      await Promise.all(reviewers.map((by, at) => send(by, at, taking())));
    }
  }

  /** There is enough money for one of the two. */
  async #contest(random: Random, replica: number, subject: Subject): Promise<void> {
    const { payer, version } = subject;
    const [taker, spender] = random.chance(0.5) ? [0, 1] : [1, 0];
    const by = (at: number) => this.#world.reviewers[at] ?? this.#world.reviewers[0];
    if (version === 1) {
      const approval = decision(subject, { name: 'approve', version });
      await this.#send(random, by(taker), replica, subject, approval);
    }
    if (payer === undefined || subject.version === 1) return;
    if (random.chance(0.5)) {
      const inOldVersion = decision(subject, { name: 'rollback', version: 1 });
      await this.#send(random, by(taker), 1 - replica, subject, inOldVersion);
    }
    const rollback = decision(subject, { name: 'rollback', version: subject.version });
    await Promise.all([
      this.#send(random, by(taker), replica, subject, rollback),
      this.#spend(random, by(spender), 1 - replica, payer, { from: 'USD', to: 'EUR', least: 60 }),
    ]);
  }

  /** There is money for some of them. */
  async #exchange(random: Random, replica: number, of?: ClientFixture): Promise<void> {
    const { exchanging } = this.#world.filled;
    const client = of ?? random.pick(exchanging as [ClientFixture, ...ClientFixture[]]);
    const callers = this.#others(random, random.whole(1, 4));
    await Promise.all(
      callers.map((by, at) => {
        const way = random.chance(0.5)
          ? { from: 'USD', to: 'EUR', least: 30 }
          : { from: 'EUR', to: 'USD', least: 15 };
        return this.#spend(random, by, (replica + at) % 2, client, way);
      }),
    );
  }

  /** Uses an amount that no other exchange of the client has. */
  #spend(
    random: Random,
    by: Caller,
    replica: number,
    client: ClientFixture,
    { from, to, least }: { from: string; to: string; least: number },
  ): Promise<Response | undefined> {
    const amount = (least + this.#number(`${client.id} ${from}`) / 100).toFixed(2);
    const request = exchange(client, { from, to, amount });
    const { record } = request;
    const subject = { record, kind: 'deposit', ids: [], amount, version: 1, calls: 0 } as const;
    return this.#send(random, by, replica, { ...subject }, request);
  }

  /** At times twice at once, once more afterwards, or its key with `other`; at times the caller gives up. */
  async #send(
    random: Random,
    caller: Caller,
    replica: number,
    subject: Subject,
    request: Request,
    other?: Request,
  ): Promise<Response | undefined> {
    const attempts = random.chance(0.15) ? 1 : undefined;
    const isKeyed = request.key !== null;
    const [twice, again, reuse] = [0.1, 0.1, 0.25].map(
      (chance) => isKeyed && random.chance(chance),
    );
    const look = isReadable(subject) ? reading(subject) : undefined;
    subject.calls += 1;
    const [response] = await Promise.all([
      caller.call(replica, request, { attempts, look }),
      twice ? caller.attempt(1 - replica, request) : undefined,
    ]);
    if (again) await caller.attempt(1 - replica, request);
    if (reuse && other !== undefined) await caller.attempt(replica, other);
    subject.version = Math.max(subject.version, versionIn(response?.body));
    return response;
  }
}

function otherThan({ name, version, at }: Decision): Decision {
  if (at !== undefined) return { name, version, at: 1 - at };
  return { name: name === 'approve' ? 'reject' : 'approve', version };
}

const isReadable = ({ kind, ids }: Subject) =>
  ids.length > 0 && kind !== 'summed' && kind !== 'claimed';

/** The version of a record in a response, or in a refusal that has the record as it is now. */
function versionIn(body: unknown): number {
  const { version, current } = Object(body) as { version?: number; current?: { version?: number } };
  return current?.version ?? version ?? 1;
}
