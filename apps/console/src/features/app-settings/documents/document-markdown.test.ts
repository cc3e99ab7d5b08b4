import { describe, expect, it } from 'vitest';
import { fromMarkdown, isEditable, toMarkdown } from './document-markdown.ts';

const rewritten = (text: string) => toMarkdown(fromMarkdown(text));

describe('a document in the editor', () => {
  it.each([
    '# 标题\n\n- 一\n- 二\n\n**粗体** 与 *斜体*',
    '1. x\n2. y',
    '> quote\n> more',
    '5 < 6 and 7 > 3, A&B',
    '[here](https://example.com), [mail](mailto:a@example.com), [below](#part-2)',
    'line one\nline two',
    '`code` and ~~gone~~',
  ])('is written as it was read: %j', (text) => {
    expect(rewritten(text)).toBe(text);
    expect(isEditable(text)).toBe(true);
  });

  it('keeps the signs that entities stand for', () => {
    expect(rewritten('&copy; 2026 A&amp;B')).toBe('© 2026 A&B');
  });

  it('shows a tag as text and makes no markup of it', () => {
    expect(fromMarkdown('<b>x</b>')).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '<b>x</b>' }] }],
    });
  });

  it('stays Markdown if it has a table', () => {
    expect(isEditable('| a | b |\n|---|---|\n| 1 | 2 |')).toBe(false);
  });
});
