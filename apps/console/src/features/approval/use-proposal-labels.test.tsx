import type { Schemas } from '@brokerdesk/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import {
  parseAppSettings,
  parseSystemSettings,
  SettingsProvider,
} from '#/core/settings/settings-context.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { useProposalLabels } from './use-proposal-labels.ts';

beforeAll(() => speak('zh-CN', ['approval', 'two-people', 'kit', 'record', 'menu']));

const settings = {
  ...parseSystemSettings({ app_name: 'Desk', timezone: 'Asia/Shanghai' }),
  app: parseAppSettings({}),
};

function Headline({ of }: { of: Schemas.Proposal }) {
  return useProposalLabels().headline(of) ?? 'none';
}

function headlineOf(type: string, name: string, client: object | null = null): string {
  // Nothing else of a proposal is in its headline.
  const proposal = { subject: { type, id: null, name }, client } as Schemas.Proposal;
  return renderToStaticMarkup(
    <SettingsProvider settings={settings}>
      <Headline of={proposal} />
    </SettingsProvider>,
  );
}

test('the headline of a proposal is its record, and never the username of the client beside it', () => {
  const client = { id: 'c1', username: 'liguodong362', full_name: '李国栋' };
  expect(headlineOf('client', 'liguodong362', client)).toBe('none');
  expect(headlineOf('trade', 'T20261127-1', client)).toBe('T20261127-1');
  expect(headlineOf('setting', 'trade')).toBe('交易参数');
});

function Described({ of }: { of: Schemas.Proposal }) {
  return useProposalLabels().describe(of);
}

test('a message about a proposal names its operation, record, client and value', () => {
  const proposal = {
    operation: 'auditWithdrawal',
    subject: { type: 'withdrawal', id: 'w1', name: 'W20261127-1' },
    client: { id: 'c1', username: 'liguodong362', full_name: '李国栋' },
    amount: '12000.00',
    currency: 'USD',
    // Nothing else of a proposal is in the message.
  } as Schemas.Proposal;
  const markup = (of: Schemas.Proposal) =>
    renderToStaticMarkup(
      <SettingsProvider settings={settings}>
        <Described of={of} />
      </SettingsProvider>,
    ).replaceAll('\u00a0', ' ');
  expect(markup(proposal)).toBe('通过出金 · W20261127-1 · 李国栋 (liguodong362) · 12,000.00 USD');
  expect(markup({ ...proposal, client: null, amount: null })).toBe('通过出金 · W20261127-1');
});
