import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, or } from 'drizzle-orm';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { cryptoAddress } from '../../kernel/db/schema.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { readDecider } from '../approval/decider.ts';
import { addressReasons, reasonColumn } from '../approval/reason-words.ts';
import { addressView, selectAddressRows } from './address-row.ts';
import { addressStatusName } from './address-states.ts';

type Query = OperationInput<'GET /crypto_address/admin/v1/list'>['query'];

const sortKeys: SortKeys = {
  created_at: { column: cryptoAddress.createdAt },
  coin: { column: cryptoAddress.coin },
  status: { column: cryptoAddress.status },
};

export const addressList: RecordList<Query, Schemas.CryptoAddress> = {
  name: 'crypto_address',
  filter: (_actor, query) =>
    and(
      when(query.coin, (coin) => eq(cryptoAddress.coin, coin)),
      when(query.network, (network) => eq(cryptoAddress.network, network)),
      when(query.status, (status) => eq(cryptoAddress.status, status)),
      when(query.q?.trim(), (words) =>
        or(contains(cryptoAddress.address, words), contains(cryptoAddress.note, words)),
      ),
    ),
  sorting: (query) => parseSort(query.sort ?? '-created_at', sortKeys, cryptoAddress.id),
  async select(context, slice) {
    const decider = await readDecider(context.db, context);
    const { rows, cursor } = await selectAddressRows(context.db, slice);
    return { list: rows.map((row) => addressView(row, decider)), cursor };
  },
  count: ({ db }, where) => db.$count(cryptoAddress, where),
  columns: [
    { id: 'coin', heading: { 'zh-CN': '币种', 'en-US': 'Coin' }, cell: (a) => a.coin },
    { id: 'network', heading: { 'zh-CN': '网络', 'en-US': 'Network' }, cell: (a) => a.network },
    { id: 'address', heading: { 'zh-CN': '地址', 'en-US': 'Address' }, cell: (a) => a.address },
    { id: 'address', heading: { 'zh-CN': '标签', 'en-US': 'Memo' }, cell: (a) => a.memo },
    { id: 'note', heading: { 'zh-CN': '备注', 'en-US': 'Note' }, cell: (a) => a.note },
    {
      id: 'status',
      heading: { 'zh-CN': '状态', 'en-US': 'Status' },
      cell: (a, language) => addressStatusName(a.status, language),
    },
    {
      id: 'maker',
      heading: { 'zh-CN': '提交人', 'en-US': 'Created by' },
      cell: (a) => a.maker.name,
    },
    {
      id: 'created_at',
      heading: { 'zh-CN': '提交时间', 'en-US': 'Created' },
      type: 'time',
      cell: (a) => a.made_at,
    },
    {
      id: 'checker',
      heading: { 'zh-CN': '审核人', 'en-US': 'Reviewed by' },
      cell: (a) => a.checker?.name ?? null,
    },
    {
      id: 'checked_at',
      heading: { 'zh-CN': '审核时间', 'en-US': 'Reviewed' },
      type: 'time',
      cell: (a) => a.checked_at,
    },
    reasonColumn(addressReasons),
  ],
};
