import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { Changes } from './changes.tsx';

test('a long text that was changed is shown by its lines, with the changed part marked', async () => {
  await speak('zh-CN', ['form', 'kit', 'record']);
  const [before, after] = ['第一条\n汇款至尾号 123', '第一条\n汇款至尾号 789'];
  const html = renderToStaticMarkup(
    <Changes changes={[{ label: '正文', before, after, long: true }]} />,
  );
  expect(html).toMatch(/<del[^>]*>123<\/del>/);
  expect(html).toMatch(/<ins[^>]*>789<\/ins>/);
});
