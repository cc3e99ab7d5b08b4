import { can } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { ClipboardPen, Mail, Plus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { menuEntries } from '#/app/pages/page-routes.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { accessState } from '#/core/session/page-session.ts';
import { orderKindNames, orderKinds, orderResource } from '#/features/orders/order-kinds.ts';
import { usePermissions } from '#/ui/permission.tsx';
import { type ClientTask, clientTask, openTool } from '../keys/open-tools.ts';
import type { Item } from './commands.ts';
import { splitTask, type TaskTerms } from './split-task.ts';

const taskNames = ['deposit', 'message', 'order'] as const;
type TaskName = (typeof taskNames)[number];

const icons = { deposit: Plus, message: Mail, order: ClipboardPen };
const shownMax = 5;

export function useClientTasks(query: string) {
  const { t } = useTranslation(['palette', 'menu']);
  const permissions = usePermissions();
  const access = useSyncExternalStore(accessState.subscribe, accessState.read);
  const kinds = orderKindNames.filter(
    (kind) =>
      access?.paths.has(menuEntries.get(orderKinds[kind].menu)?.path ?? '') === true &&
      can(permissions, 'create', orderResource(kind)),
  );
  const allowed: Readonly<Record<TaskName, boolean>> = {
    deposit: can(permissions, 'fund', 'client'),
    message: can(permissions, 'create', 'message'),
    order: kinds.length > 0,
  };
  const names = taskNames.filter((name) => allowed[name]);
  const terms = Object.fromEntries(
    names.map((name) => [name, { label: t(`tasks.${name}`), find: t(`find.${name}`) }]),
  ) as Record<TaskName, TaskTerms>; // Those that are not allowed are asked for by no one.
  return { names, kinds, typedTask: splitTask(query, terms), t };
}

type Tasks = ReturnType<typeof useClientTasks>;
type Client = Schemas.SearchHit & { client: Schemas.ClientRef };

export function taskItems(
  { names, kinds, typedTask, t }: Tasks,
  groups: readonly Schemas.SearchGroup[],
  search: (text: string) => void,
): Item[] {
  const clients = groups
    .flatMap(({ kind, hits }) => (kind === 'client' ? hits : []))
    .filter((hit): hit is Client => hit.client !== null && !hit.client.fake);
  const exact = clients.find(({ client }) => client.username === typedTask?.rest);
  const named = exact ? [exact] : clients;
  const only = named.length === 1;
  if (typedTask === null && !only) return [];
  return named
    .slice(0, shownMax)
    .flatMap((hit) =>
      (typedTask === null ? names : [typedTask.task]).flatMap((task) =>
        task === 'order' && typedTask !== null && only
          ? kinds.map((kind) => orderItem(hit, kind, t))
          : taskItem(task, hit, search, t),
      ),
    );
}

const hintOf = ({ client, note }: Client) =>
  [client.username, note, client.agent_name].filter(Boolean).join(' · ');

function taskItem(
  task: TaskName,
  hit: Client,
  search: (text: string) => void,
  t: Tasks['t'],
): Item {
  const { id, full_name: name, username } = hit.client;
  const label = t('tasks.for', { task: t(`tasks.${task}`), name });
  return {
    id: `task:${task}:${id}`,
    label,
    marked: null,
    hint: hintOf(hit),
    icon: icons[task],
    passing: true,
    choice:
      task === 'order'
        ? { kind: 'here', run: () => search(`${t('tasks.order')} ${username}`) }
        : { kind: 'run', run: () => run({ task, clientId: id }) },
  };
}

function orderItem(hit: Client, kind: (typeof orderKindNames)[number], t: Tasks['t']): Item {
  const { id, full_name: name } = hit.client;
  const product = kind === 'subscribe' ? t('tasks.subscription') : t(`menu:${kind}`);
  return {
    id: `task:order:${kind}:${id}`,
    label: t('tasks.for', { task: t('tasks.orderOf', { product }), name }),
    marked: null,
    hint: hintOf(hit),
    icon: icons.order,
    passing: true,
    choice: { kind: 'run', run: () => run({ task: 'order', kind, clientId: id }) },
  };
}

function run(task: ClientTask): void {
  clientTask.write(task);
  openTool('clientTask');
}
