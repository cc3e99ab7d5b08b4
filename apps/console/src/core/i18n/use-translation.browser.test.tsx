import i18next from 'i18next';
import { expect, test } from 'vitest';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { loadLanguage } from './set-up.ts';
import { useTranslation } from './use-translation.ts';

const files = import.meta.glob<object>('../../locales/zh-CN/{kit,table,frame}.json', {
  eager: true,
  import: 'default',
});

function keysOf(labels: object, before = ''): string[] {
  return Object.entries(labels).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : keysOf(value, `${before}${name}.`),
  );
}

const keys = Object.entries(files).flatMap(([path, labels]) =>
  keysOf(labels, `${/(\w+)\.json$/.exec(path)?.[1]}:`),
);
const put = { count: 2, label: '金额' };

/** Any key there is, which the types cannot know. */
type Say = (key: string, put?: object) => string;

const seen = { texts: [] as string[][], ways: new Set<unknown>(), late: [] as string[] };

function Sentences() {
  const { t } = useTranslation(['kit', 'table', 'frame']);
  const say = t as unknown as Say;
  seen.texts = keys.map((key) => [say(key), say(key, put)]);
  return null;
}

function Reload() {
  const { t } = useTranslation('kit');
  seen.ways.add(t);
  return <p data-word>{t('table.reload')}</p>;
}

function Late() {
  const { t, ready } = useTranslation('notices');
  seen.late.push(ready ? t('later') : 'on its way');
  return null;
}

const labelsOf = (selector: string) => document.querySelector(selector)?.textContent;

test('every sentence is the one that i18next says, with what is put into it and without', async () => {
  await speak('zh-CN', ['kit', 'table', 'frame']);
  await draw(<Sentences />);
  await expect.poll(() => seen.texts.length).toBeGreaterThan(100);
  const say = i18next.t as unknown as Say;
  expect(seen.texts).toEqual(keys.map((key) => [say(key), say(key, put)]));
});

test('labels that are still loading are reported so, and drawn once they are there', async () => {
  await draw(<Late />);
  await expect.poll(() => seen.late.at(-1)).toBe('稍后');
  expect(seen.late[0]).toBe('on its way');
});

test('all callers get the same labels, until the language changes', async () => {
  await draw(
    <>
      <Reload />
      <Reload />
    </>,
  );
  await expect.poll(() => labelsOf('[data-word]')).toBe(i18next.t('kit:table.reload'));
  expect(seen.ways.size).toBe(1);
  await loadLanguage('en-US');
  await i18next.changeLanguage('en-US');
  await expect.poll(() => labelsOf('[data-word]')).toBe('Reload');
  expect(seen.ways.size).toBe(2);
  await i18next.changeLanguage('zh-CN');
});
