import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conversionColumns } from '../../apps/server/src/domains/account/list-conversions.ts';
import {
  buckets,
  byClient,
  statementColumns,
} from '../../apps/server/src/domains/account/statement.ts';
import { ledgerWords } from '../../apps/server/src/domains/account/statement-words.ts';
import {
  decisionReasons,
  kycReasons,
} from '../../apps/server/src/domains/approval/reason-words.ts';
import {
  accessActions,
  accessColumns,
} from '../../apps/server/src/domains/client/access-records.ts';
import {
  clientColumns,
  kycStatuses as clientKyc,
  clientStates,
} from '../../apps/server/src/domains/client/client-csv.ts';
import {
  giftStatuses,
  loanStatuses,
  overdrawnColumns,
  subTypes,
} from '../../apps/server/src/domains/credit/overdrawn-columns.ts';
import {
  depositColumns,
  statusNames as depositStatuses,
  subTypeNames,
} from '../../apps/server/src/domains/deposit/deposit-columns.ts';
import {
  idTypes,
  kycColumns,
  kycLevels,
  kycStatuses,
} from '../../apps/server/src/domains/kyc/kyc-columns.ts';
import { messageList } from '../../apps/server/src/domains/message/list-messages.ts';
import {
  audiences,
  messageStatusNames,
} from '../../apps/server/src/domains/message/message-states.ts';
import {
  columnsOf,
  tradeColumns,
  statusNames as tradeStatuses,
  statusNamesOf as tradeStatusesOf,
  statusName as tradeStatusName,
} from '../../apps/server/src/domains/trade/trade-columns.ts';
import {
  kindNames,
  withdrawalColumns,
  statusNames as withdrawalStatuses,
} from '../../apps/server/src/domains/withdrawal/withdrawal-columns.ts';

const { duplicate: _, ...identityReasons } = kycReasons;

const languages = ['zh-CN', 'en-US'] as const;
type Language = (typeof languages)[number];
type Words = Readonly<Record<Language, string>>;

const source = new URL('../../apps/console/src/', import.meta.url);

/** The console's text of a key, such as `deposits/deposit:status.approved`. */
function onScreen(key: string, language: Language): unknown {
  const [file = '', path = ''] = key.split(':');
  const [feature, name] = file.split('/');
  const folder = feature === 'shared' ? 'locales' : `features/${feature}/locales`;
  const text = readFileSync(new URL(`${folder}/${language}/${name}.json`, source), 'utf8');
  return path.split('.').reduce<unknown>((found, part) => Object(found)[part], JSON.parse(text));
}

const bothOf = (key: string) => languages.map((language) => onScreen(key, language));

/** Keys of the screen's labels, and the file's labels by the codes of the contract. */
const tables: [string, Readonly<Record<string, Words>>][] = [
  ['client-drawer/statement:buckets', buckets],
  ['client-drawer/client-detail:access.actions', accessActions],
  ['shared/client-profile:status', clientStates],
  ['shared/client-profile:kyc', clientKyc],
  ['deposits/deposit:status', depositStatuses],
  ['shared/kit:depositType', subTypeNames],
  ['shared/decision:reasonCode', decisionReasons],
  ['shared/decision:reasonCode', identityReasons],
  ['kyc/kyc:reject', { duplicate: kycReasons.duplicate }],
  ['kyc/kyc:status', kycStatuses],
  ['kyc/kyc:level', kycLevels],
  ['kyc/kyc:idType', idTypes],
  ['messages/message:status', messageStatusNames],
  ['messages/message:audience', audiences],
  ['loans/loan:status', loanStatuses],
  ['compensation/compensation:status', giftStatuses],
  [
    'compensation/compensation:kind',
    { compensation: subTypes.compensation, bonus: subTypes.bonus },
  ],
  // The screen uses it inside a sentence.
  [
    'client-drawer/statement:records',
    { loan: { ...subTypes.loan, 'en-US': subTypes.loan['en-US'].toLowerCase() } },
  ],
  ['withdrawals/withdrawal:status', withdrawalStatuses],
  ['withdrawals/withdrawal:kind', kindNames],
  ['orders/order:status', { ...tradeStatuses, ...tradeStatusesOf }],
];

type Columns = readonly { heading: Words }[];

/** Columns with the same heading on the screen and in the file, whose times are marked as UTC. */
const headings: [string, Columns, string[]][] = [
  ['client-drawer/statement:column', statementColumns, ['at', 'kind', 'amount', 'balance']],
  ['client-drawer/client-detail:access', accessColumns, ['at', 'action', 'ip', 'device']],
  [
    'clients/client:column',
    clientColumns,
    [
      'username',
      'mobile',
      'score',
      'vip',
      'agent',
      'superman',
      'kyc',
      'balances',
      'state',
      'lastSeen',
      'created',
    ],
  ],
  [
    'deposits/deposit:column',
    depositColumns,
    [
      'orderNo',
      'agent',
      'superman',
      'subType',
      'amount',
      'creditedAmount',
      'rate',
      'payer',
      'reference',
      'maker',
      'status',
      'createdAt',
      'checker',
      'checkedAt',
    ],
  ],
  [
    'exchanges/exchange-record:column',
    conversionColumns,
    ['orderNo', 'rate', 'fee', 'createdAt', 'from', 'to', 'agent', 'superman', 'maker'],
  ],
  [
    'kyc/kyc:column',
    kycColumns,
    [
      'status',
      'level',
      'idType',
      'idNo',
      'attempt',
      'submittedAt',
      'agent',
      'superman',
      'checker',
      'checkedAt',
    ],
  ],
  [
    'messages/message:column',
    messageList.columns,
    ['audience', 'total', 'status', 'sender', 'createdAt'],
  ],
  [
    'loans/loan:column',
    overdrawnColumns,
    [
      'orderNo',
      'status',
      'outstanding',
      'interest',
      'fine',
      'repaid',
      'disbursedAt',
      'agent',
      'superman',
      'checker',
      'checkedAt',
    ],
  ],
  [
    'compensation/compensation:column',
    overdrawnColumns,
    [
      'orderNo',
      'kind',
      'amount',
      'status',
      'createdAt',
      'agent',
      'superman',
      'checker',
      'checkedAt',
    ],
  ],
  [
    'orders/order:column',
    tradeColumns,
    [
      'orderNo',
      'status',
      'product',
      'price',
      'appliedQty',
      'allottedQty',
      'amount',
      'outstanding',
      'fee',
      'profit',
      'createdAt',
      'settleAt',
      'agent',
      'superman',
      'maker',
      'checker',
      'checkedAt',
    ],
  ],
  ['orders/order:column', columnsOf('fund'), ['nav', 'units']],
  [
    'withdrawals/withdrawal:column',
    withdrawalColumns,
    [
      'orderNo',
      'amount',
      'fee',
      'netAmount',
      'kind',
      'holder',
      'firstUsed',
      'status',
      'agent',
      'superman',
      'createdAt',
      'maker',
      'checker',
      'checkedAt',
    ],
  ],
];

describe('an exported file', () => {
  // @rule lists: An exported file uses the screen's labels, in both languages
  // @in domains/account/statement-words.ts
  it.each(tables)('uses the screen’s labels of %s, in both languages', (key, words) => {
    const said = Object.keys(words).map((code) => [code, bothOf(`${key}.${code}`)]);
    expect(
      Object.entries(words).map(([code, word]) => [code, languages.map((one) => word[one])]),
    ).toEqual(said);
  });

  it('labels every ledger kind as the statement does, in both languages', () => {
    const codes = Object.keys(Object(onScreen('client-drawer/statement:ledger', 'en-US')));
    expect(
      Object.keys(ledgerWords)
        .map((kind) => kind.replace('.', '_'))
        .toSorted(),
    ).toEqual(codes.toSorted());
    for (const [kind, word] of Object.entries(ledgerWords)) {
      expect([word['zh-CN'], word['en-US']]).toEqual(
        bothOf(`client-drawer/statement:ledger.${kind.replace('.', '_')}`),
      );
    }
    expect([byClient['zh-CN'], byClient['en-US']]).toEqual(
      bothOf('client-drawer/statement:byClient'),
    );
  });

  it.each(headings)('uses the screen’s headings for the columns of %s', (key, columns, names) => {
    const plain = columns.map(({ heading }) =>
      languages.map((one) => heading[one].replace(' (UTC)', '')),
    );
    for (const name of names) expect(plain).toContainEqual(bothOf(`${key}.${name}`));
  });

  it.each([
    ['subscribe', 'holding', null, '生效中'],
    ['ipo', 'holding', '100', '持仓中'],
    ['fund', 'sold', '10', '已赎回'],
    ['stock', 'sold', '100', '已卖出'],
    ['ipo', 'released', '0', '未中签'],
    ['ipo', 'released', '100', '已退款'],
    ['quant', 'released', null, '已退款'],
  ] as const)('labels an order of the kind %s in the state %s', (kind, status, allotted, name) => {
    expect(tradeStatusName({ kind, status, allotted_qty: allotted }, 'zh-CN')).toBe(name);
  });
});
