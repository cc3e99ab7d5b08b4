import type { Schemas } from '@brokerdesk/sdk';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { createIntentKeys } from '#/ui/api/use-intent-mutation.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import type { Ask, Decidable } from '../decision-adapter.ts';
import { AskForm } from './ask-form.tsx';
import { QuestionsSection } from './questions-section.tsx';
import type { Asking } from './use-asking.ts';

const template = {
  ...{ code: 'payment_proof', records: ['deposit'], takes_note: false },
  ...{ title_zh: '请补充付款凭证：入金 D-1', body_zh: '李安，您好：请提供凭证。\n\n{note}' },
  title_en: 'Payment proof needed: deposit D-1',
  body_en: 'Dear Ann Lee, please send a proof.\n\n{note}',
} satisfies Schemas.QuestionTemplate;
const record: Decidable = {
  ...{ id: 'd1', version: 3, order_no: 'D-1', status: 'pending', maker: null },
  client: {
    ...{ id: 'c1', username: 'ann', full_name: 'Ann Lee' },
    ...{ agent_name: null, superman: null, fake: false },
  },
  decision: {
    ...{ approve: true, reject: true, rollback: false },
    ...{ blocked_code: null, blocked_reason: null },
  },
};
let language: Schemas.ClientLanguage;
let sent: Ask[];
const sdk = sdkAnswering(async (input, init) => {
  const { searchParams } = new URL(new Request(input, init).url);
  expect(Object.fromEntries(searchParams)).toEqual({ type: 'deposit', id: 'd1' });
  return Response.json({ language, list: [template] });
});
const kind: Asking<Decidable> = {
  topics: [],
  keys: createIntentKeys(),
  updateCache: () => ['deposit'],
  ask: {
    record: 'deposit',
    write: async (_sdk, intent) => {
      sent.push(intent);
      return record;
    },
  },
};
let remove = () => {};
async function show(part: () => React.ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: part }),
    history: createMemoryHistory(),
  });
  const address = { search: {}, latestSearch: () => ({}), change: () => {} };
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        <PageAddressProvider address={address}>
          <RouterProvider router={router} />
        </PageAddressProvider>
      </SessionProvider>
    </SdkProvider>,
  );
}
beforeEach(async () => {
  [language, sent] = ['en-US', []];
  await speak('zh-CN', ['asking', 'decision', 'kit', 'form', 'two-people', 'record']);
});
afterEach(() => remove());

// @rule languages: A message to a client is previewed and sent in the language of the client
// @in business/decision/asking/ask-form.tsx business/decision/asking/use-asking.ts
test('the preview is the message in the language of the client, whatever the console speaks', async () => {
  await show(() => <AskForm kind={kind} record={record} onAsked={() => {}} onCancel={() => {}} />);
  await expect.element(page.getByRole('radio', { name: '请补充付款凭证' })).toBeChecked();
  const preview = page.getByRole('figure');
  const shown = () => preview.element().textContent;
  const text =
    '客户收到的内容（英文，客户的语言）Payment proof needed: deposit D-1Dear Ann Lee, please send a proof.';
  await expect.poll(shown).toBe(text);
  await userEvent.fill(page.getByRole('textbox', { name: /^补充说明/ }), 'A stamped one');
  await expect.poll(shown).toBe(`${text}\n\nA stamped one`);
  expect(preview.element().querySelector('blockquote')?.lang).toBe('en-US');
  await userEvent.click(page.getByRole('button', { name: '发送' }));
  const body = { template: 'payment_proof', note: 'A stamped one', language: 'en-US', version: 3 };
  await expect.poll(() => sent).toEqual([{ act: 'ask', id: 'd1', body }]);
});

test('a question is shown in the language in which the client got it', async () => {
  const question = {
    ...template,
    ...{ id: 'q1', template: 'payment_proof', language: 'en-US', answer: null },
    ...{ asked_by: { id: 'u1', name: '陈雅静' }, answered_by: null, answered_at: null },
    ...{ asked_at: '2026-11-21T02:15:30Z', due_at: '2026-11-24T02:15:30Z' },
  } satisfies Schemas.ClientQuestion & Schemas.QuestionTemplate;
  await show(() => <QuestionsSection kind={kind} record={record} questions={[question]} />);
  await expect.element(page.getByText('Dear Ann Lee, please send a proof.')).toBeVisible();
  await expect.element(page.getByText(/您好/)).not.toBeInTheDocument();
});
