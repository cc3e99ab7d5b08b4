import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { isPlainMarkdown } from './plain-markdown.ts';

describe('Markdown without markup of its author', () => {
  it.each([
    '# 标题\n\n- 一\n- 二\n\n**粗体** 与 `代码`',
    '5 < 6 and 7 > 3',
    '[here](https://example.com "title"), [mail](mailto:a@example.com), [below](#part-2)',
    '[1]: https://example.com/terms',
    '[profile](https://example.com/@name?to=a@example.com)',
    'A&B, R&D, &nbsp;&copy; 2026',
    'Profile: name, address',
    'The Client [the buyer] (as defined below) pays.',
    '我们收集的数据 data:\n\n- 姓名, 电话',
    '{ 5 }, 👩\u200d💼',
  ])('takes %j', (written) => {
    expect(isPlainMarkdown(written)).toBe(true);
  });

  // @rule messages: A document is Markdown without author markup; every version is kept
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</div>',
    '<!-- hidden -->',
    '<?php',
    '<https://example.com>',
    '[x](javascript:alert(1))',
    '[x]( \n JavaScript:alert(1))',
    '[x](<javascript:alert(1)>)',
    '[x](data:text/html,hello)',
    '[x](http://example.com)',
    '[x](https://bank.example@evil.example)',
    '[x](https://user:password@bank.example/path)',
    '[x](//example.com)',
    '[x](/local)',
    '![x](https://example.com/a.png" onerror="alert(1))',
    '[1]: javascript:alert(1)',
    '> [1]:\n javascript:alert(1)',
    '&#60;script&#62;',
    '&lt;script&gt;',
    '[x](java&#115;cript:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[a] (javascript:alert(1))',
    '[a]\n(javascript:alert(1))',
    '[a] (//example.com/x)',
    '[a] (data:text/html,hello)',
    '![a] (javascript:alert(1))',
    '[1] : javascript:alert(1)',
    '[1] [2]\n\n[2]\n:\njavascript:alert(1)',
    '> [1]:\n> javascript:alert(1)',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\u200bscript:alert(1)',
    'java\u00adscript:alert(1)',
    'javascript\\:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:,hello',
    'http://example.com',
    'see\nftp://example.com',
    '<javascript:alert(1)>',
    '<JAVASCRIPT:alert(1)>',
    '<\u200bscript>alert(1)</script>',
    '[x](https://example.com"onerror="alert(1))',
    "[x](https://example.com'onerror='alert(1))",
    '[x](https://example.com`)',
    '[x](https:\\\\example.com)',
    '[x](mailto:a@example.com"onclick="alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](\u200bmailto:a@example.com)',
    'a\u0000b',
    '&amp;lt;script&amp;gt;',
    '&amp;#60;script>',
    '&quot; onclick=alert(1)',
    '&lpar;javascript&colon;x&rpar;',
    '&NewLine;&Tab;',
    '[x](https://example.com){: onclick="alert(1)"}',
    '{onclick=alert(1)}',
  ])('refuses %j', (written) => {
    expect(isPlainMarkdown(written)).toBe(false);
  });

  it('leads nowhere but to https and mailto, and has no markup of its own, however it is rendered', () => {
    const text = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 });
    const plain = text.map((parts) => parts.join('')).filter(isPlainMarkdown);
    fc.assert(
      fc.property(plain, fc.boolean(), (written, pedantic) => {
        const html = marked.parse(written, { async: false, gfm: !pedantic, pedantic });
        for (const [tag, name] of html.matchAll(/<\/?([^\s>/]+)[^>]*>/g)) {
          expect(rendered).toContain(name);
          for (const [, attribute, value = ''] of tag.matchAll(/\s([^\s=]+)="([^"]*)"/g)) {
            expect(['href', 'src', 'title', 'alt', 'start', 'class', 'align']).toContain(attribute);
            if (attribute !== 'href' && attribute !== 'src') continue;
            // Text in parentheses after a blank is a link to the pedantic alone, and to this page's host.
            expect(unescapeHtml(value)).toMatch(/^(https:\/\/|mailto:|#|[^:/]*$)/i);
          }
        }
      }),
      { numRuns: 2000, examples: [['[\n:- ', false]] },
    );
  });
});

const pieces = [
  ...[
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '!',
    ':',
    '#',
    '&',
    ';',
    '"',
    "'",
    '`',
    '\\',
    '/',
    '\n',
    '\t',
    ' ',
  ],
  ...[
    '[a]',
    '[1]: ',
    '](',
    '] (',
    'javascript',
    'javascript:',
    'alert(1)',
    'java',
    'script:',
    'data:',
  ],
  ...[
    'text/html,',
    'https://',
    'https://example.com',
    'mailto:',
    '//example.com',
    '&colon;',
    '&#58;',
  ],
  ...[
    'script',
    '<script>',
    '<a href=',
    'onclick=',
    '{',
    '}',
    '- ',
    '> ',
    '**',
    '\u200b',
    '\n\n',
    'words',
  ],
];

const rendered = [
  ...['p', 'a', 'em', 'strong', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br', 'img'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'del'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

function unescapeHtml(value: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return value.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => signs[name] ?? '');
}
