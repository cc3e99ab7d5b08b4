import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localeProblems } from '../../scripts/lib/locales/check-labels.mjs';
import { unusedKeys, usesOf } from '../../scripts/lib/locales/source-texts.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brokerdesk-locales-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Texts = { [key: string]: string | Texts };

async function problemsOf(source: string, { zh, en }: { zh: Texts; en: Texts }): Promise<string[]> {
  const files = {
    'page.tsx': source,
    'locales/zh-CN/page.json': JSON.stringify(zh),
    'locales/en-US/page.json': JSON.stringify(en),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return localeProblems(folder);
}

const title = { zh: { title: '入金' }, en: { title: 'Deposits' } };
const usesTitle = "export const Page = () => <h1 className='Not Words'>{t('title')}</h1>;";

describe('the check of texts', () => {
  it('finds nothing in a correct app', async () => {
    const zh = { title: '入金', rows_other: '{{count}} 笔', kind: { bank: '银行' } };
    const en = {
      title: 'Deposits',
      rows_one: '{{count}} deposit',
      rows_other: '{{count}} deposits',
      kind: { bank: 'Bank' },
    };
    const source = `${usesTitle} t('page:rows', { count }); t(\`kind.\${kind}\`);`;
    expect(await problemsOf(source, { zh, en })).toEqual([]);
  });

  // @rule languages: Both languages have the same keys, plurals and placeholders; none is unused
  // @in scripts/lib/locales/locale-files.mjs scripts/check.mjs
  it.each([
    ['a key of one language', { title: '入金' }, {}, 'en-US: page:title is missing'],
    [
      'a placeholder of one language',
      { title: '{{name}} 的入金' },
      { title: 'Deposits of {{user}}' },
      'page:title fills in different things: en-US {{user, zh-CN {{name',
    ],
    [
      'a plural form that is missing',
      { title_other: '{{count}} 笔' },
      { title_other: '{{count}} deposits' },
      'en-US: page:title has no form _one',
    ],
    [
      'a plural form that Chinese does not have',
      { title_one: '{{count}} 笔', title_other: '{{count}} 笔' },
      { title_one: '{{count}} deposit', title_other: '{{count}} deposits' },
      'zh-CN: page:title_one is a form that is never used',
    ],
    [
      'a number without plural forms',
      { title: '{{count}} 笔' },
      { title: '{{count}} deposits' },
      'en-US: page:title counts, and has no plural forms',
    ],
    [
      'a text that is empty',
      { title: ' ' },
      { title: 'Deposits' },
      'zh-CN: page:title has no text',
    ],
  ])('finds %s', async (_, zh, en, problem) => {
    expect(await problemsOf(usesTitle, { zh, en })).toContain(problem);
  });

  it('finds unused keys', async () => {
    const zh = { title: '入金', old: '旧', kind: { bank: '银行' } };
    const en = { title: 'Deposits', old: 'Old', kind: { bank: 'Bank' } };
    expect(await problemsOf(`${usesTitle} t(\`\${kind}\`);`, { zh, en })).toEqual([
      'page:old is used nowhere',
      'page:kind.bank is used nowhere',
    ]);
  });

  it('finds uses in a namespace with hyphens', () => {
    const uses = [usesOf(`t(\`two-people:kind.\${kind}\`)`)];
    const keys = ['kind.bank', 'old'];
    expect(unusedKeys('two-people', keys, uses)).toEqual(['two-people:old']);
  });

  it('finds labels of records that neither the app nor the server uses', async () => {
    const zh = {
      column: { orderNo: '单号', amount: '金额', old: '旧' },
      subType: { bank: '银行' },
    };
    const en = { column: { orderNo: 'No.', amount: 'Amount', old: 'Old' }, subType: {} };
    const files = {
      'labels/zh-CN/deposit.json': JSON.stringify(zh),
      'labels/en-US/deposit.json': JSON.stringify(en),
      'server/export.ts': "column('order_no'); codeLabel('deposit', 'sub_type', code);",
      'app/page.tsx': "t('deposit:column.amount');",
    };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const [labels, server] = [join(folder, 'labels'), join(folder, 'server')];
    expect(localeProblems(join(folder, 'app'), { labels, server })).toEqual([
      'en-US: deposit:subType.bank is missing',
      'deposit:column.old is used nowhere',
    ]);
  });

  it('takes a key with a context as used if its plain key is used', () => {
    const uses = [usesOf("t('sell.title', { context: kind })")];
    const keys = ['sell.title', 'sell.title_fund', 'sell.hint_fund'];
    expect(unusedKeys('order', keys, uses)).toEqual(['order:sell.hint_fund']);
  });

  it.each([
    ['<p>入金</p>', '入金'],
    ['<p>Hello there</p>', 'Hello there'],
    ["<p>{'Plain text'}</p>", 'Plain text'],
    ["<p>{ready ? 'Yes please' : <b />}</p>", 'Yes please'],
    ["<p>{late && 'Too late'}</p>", 'Too late'],
    [`<p>{\`Deposit \${id}\`}</p>`, 'Deposit'],
    ['<b aria-label="Close the window" />', 'Close the window'],
    ["<b title={'Approve'} />", 'Approve'],
    ['<input placeholder="Search clients" />', 'Search clients'],
    ['<img alt="A proof" />', 'A proof'],
    ["showToast({ tone: 'success', title: 'Done' })", 'Done'],
    ["const column = { header: 'Amount' }", 'Amount'],
    ["const sign = '审核'", '审核'],
  ])('finds fixed text in the source: %s', async (source, text) => {
    expect(await problemsOf(`${usesTitle} ${source};`, title)).toEqual([
      `page.tsx: "${text}" belongs in a file of locales`,
    ]);
  });

  it.each([
    '<p>{amount} USD · v1</p>',
    '<p className="Not Words" data-slot="Some Slot">{t("title")}</p>',
    "<p>{kind === 'Some Kind' && name}</p>",
    "throw new Error('Not for the people who work here.')",
    "const kind = 'Some Kind'; // 注释",
  ])('ignores what is no text: %s', async (source) => {
    expect(await problemsOf(`${usesTitle} ${source};`, title)).toEqual([]);
  });
});

it('an unknown key is refused at compile time', () => {
  // The compiler reads it with the console: an unused `@ts-expect-error` is an error as well.
  const url = new URL('../../apps/console/src/ui/i18n/keys.test-d.ts', import.meta.url);
  expect(readFileSync(url, 'utf8')).toMatch(/@ts-expect-error[^\n]*\n[^\n]*t\('nope'\)/);
});
