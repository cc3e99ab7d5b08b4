import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { ComparedSides } from './compared-sides.tsx';

test('a text of several lines is compared line by line, with the changed part marked', async () => {
  await speak('zh-CN', ['audit-log', 'audit-entry', 'kit', 'record']);
  const lines = ['# 条款', '第一条', '第二条'];
  const html = renderToStaticMarkup(
    <ComparedSides
      before={{ version: 2, body_zh: lines.join('\n') }}
      after={{ version: 3, body_zh: [...lines.slice(0, 2), '第二款'].join('\n') }}
    />,
  );
  expect([...html.matchAll(/<(del|ins)[^>]*>(.*?)</g)].map((found) => found.slice(1))).toEqual([
    ['del', '条'],
    ['ins', '款'],
  ]);
  expect(html).toContain('正文');
});
