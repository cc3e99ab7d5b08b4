import type { Sdk, ServerEvent } from '@brokerdesk/sdk';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { logFailure } from '#/core/browser/log.ts';
import type { Access } from '#/core/session/access-state.ts';
import type { AuthActor } from '#/core/session/auth-actor.ts';
import { nextMoment, registerTopicQueries } from '#/ui/live/invalidate-topics.ts';
import type { LiveQueries } from '#/ui/live/live-queries.ts';
import { receiveEvents } from './event-connection.ts';
import { liveState } from './live-state.ts';
import { createChangeBatch, createRefetch } from './refetch.ts';

const maps = [
  ...Object.values(
    import.meta.glob<LiveQueries>('../../features/**/live-queries.ts', {
      eager: true,
      import: 'liveQueries',
    }),
  ),
  ...Object.values(
    import.meta.glob<{ list?: { liveQueries?: LiveQueries } }>('../../features/**/*-list.ts', {
      eager: true,
    }),
  ).flatMap(({ list }) => list?.liveQueries ?? []),
  ...Object.values(
    import.meta.glob<Readonly<Record<string, { liveQueries: LiveQueries }>>>(
      '../../features/**/*-lists.ts',
      { eager: true, import: 'lists' },
    ),
  ).flatMap((family) => Object.values(family).map(({ liveQueries }) => liveQueries)),
].map((map): Readonly<Record<string, readonly QueryKey[]>> => map);

function queriesOf(topic: string): readonly QueryKey[] {
  return maps.flatMap((map) => map[topic] ?? []);
}

const beginningPauseMs = 1_500;

export type LiveParts = {
  sdk: Sdk;
  auth: AuthActor;
  queryClient: QueryClient;
  loadAccess: () => Promise<Access>;
  reloadSettings: () => Promise<void>;
};

export function startLive({
  sdk,
  auth,
  queryClient,
  loadAccess,
  reloadSettings,
}: LiveParts): () => void {
  registerTopicQueries(queriesOf);
  const refetch = createRefetch(queryClient, queriesOf);
  const batch = createChangeBatch({ isWriting: refetch.isWriting, onBatch: refetch.apply });
  const ended = new AbortController();
  const userId = auth.getSnapshot().context.session?.profile.id;

  function renewPerson(): void {
    auth.send({ type: 'profile.reload' });
    loadAccess()
      .then((access) => access.revalidate(Date.now()))
      .catch((error: unknown) => logFailure('Permissions could not be loaded', error));
  }

  function renewSettings(): void {
    reloadSettings().catch((error: unknown) =>
      logFailure('Settings could not be read again', error),
    );
  }

  function fetchAnew(pauseMs = 0): void {
    const since = nextMoment();
    setTimeout(() => {
      if (!ended.signal.aborted) void refetch.everything(since);
    }, pauseMs);
  }

  let begun = false;
  function onEvent(event: ServerEvent): void {
    if (event.type === 'reset') {
      fetchAnew(begun ? 0 : beginningPauseMs);
      if (begun) {
        renewPerson();
        renewSettings();
      }
      begun = true;
      return;
    }
    const { topic, id, version } = event;
    batch.add({ topic, id, version, seenAt: nextMoment() });
    if (topic === 'staff' && id === userId) renewPerson();
    if (topic === 'setting' && id === 'app') renewSettings();
  }

  void receiveEvents(sdk, {
    signal: ended.signal,
    onEvent,
    onState(next) {
      const before = liveState.read();
      liveState.write(next);
      if (next.kind === 'open' && before.kind === 'lost') {
        fetchAnew();
        renewPerson();
        renewSettings();
      }
    },
  });

  return () => {
    ended.abort();
    batch.drop();
    refetch.stop();
    liveState.write({ kind: 'connecting' });
  };
}
