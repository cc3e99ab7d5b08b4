import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkdownPreview } from './markdown-preview.tsx';

const drawn = (text: string) => renderToStaticMarkup(<MarkdownPreview text={text} label="预览" />);

test.each([
  ['**粗体** 与 *斜体*', ['<strong>粗体</strong>', '<em>斜体</em>']],
  ['- 一\n- 二', ['<li>一</li>', '<li>二</li>']],
  ['1. one', ['<ol', '<li>one</li>']],
  ['[here](https://example.com/a)', ['href="https://example.com/a"', '>here</a>']],
  ['[mail](mailto:a@example.com)', ['href="mailto:a@example.com"']],
  ['R&amp;D &copy; 2026', ['R&amp;D © 2026']],
])('%j is drawn', (text, expected) => {
  for (const part of expected) expect(drawn(text)).toContain(part);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="alert(1)">b</b>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,hello)',
  '[x](//example.com)',
  '<javascript:alert(1)>',
  '![x](https://example.com/a.png)',
  '[1]\n\n[1]: javascript:alert(1)',
])('%j makes no markup of its author’s and no link', (text) => {
  const html = drawn(text);
  expect(html).not.toMatch(/<(script|img|b|a)\b/i);
  expect(html).not.toMatch(/(href|src|on\w+)="/i);
});
