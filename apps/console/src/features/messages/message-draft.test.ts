import { expect, test } from 'vitest';
import { addLanguages, blankMessage, toMessageCreate } from './message-draft.ts';

const draft = {
  ...blankMessage,
  client: { value: 'client-1', label: '王小明' },
  agent: { value: 'agent-1', label: 'Hero' },
  title_zh: ' 通知 ',
};

// @rule messages: A message is sent once, to one client, a salesman's clients or all
// @in features/messages/message-page.tsx
test('a message has only the recipients of the chosen audience, though others were chosen before', () => {
  expect(toMessageCreate({ ...draft, audience: 'client' })).toMatchObject({
    audience: 'client',
    client_id: 'client-1',
    title_zh: '通知',
  });
  expect(toMessageCreate({ ...draft, audience: 'client' })).not.toHaveProperty('agent_id');
  expect(toMessageCreate({ ...draft, audience: 'agent' })).toMatchObject({ agent_id: 'agent-1' });
  const toAll = toMessageCreate({ ...draft, audience: 'all' });
  expect(toAll).not.toHaveProperty('client_id');
  expect(toAll).not.toHaveProperty('agent_id');
});

test('it is sent at once unless a time is said', () => {
  const toAll = { ...draft, audience: 'all' };
  expect(toMessageCreate(toAll)).not.toHaveProperty('send_at');
  const send_at = '2026-11-24T10:00:00Z';
  expect(toMessageCreate({ ...toAll, send_at })).toMatchObject({ send_at });
});

test('no message is sent before a recipient was chosen', () => {
  expect(toMessageCreate(draft)).toBeNull();
});

test('selected clients are named by their ids, which another audience does not have', () => {
  const selected = ['client-1', 'client-2'];
  expect(toMessageCreate({ ...draft, audience: 'selected' }, selected)).toMatchObject({
    ...{ audience: 'selected', client_ids: selected },
  });
  expect(toMessageCreate({ ...draft, audience: 'all' }, selected)).not.toHaveProperty('client_ids');
});

test('recipients that are counted in parts are added up by language', () => {
  const chinese = { language: 'zh-CN', count: 200 } as const;
  const english = { language: 'en-US', count: 3 } as const;
  expect(addLanguages([chinese], [english, { ...chinese, count: 7 }])).toEqual([
    { language: 'zh-CN', count: 207 },
    english,
  ]);
});
