import { gzipSync } from 'node:zlib';

/** Everything else is escaped on its way into a page. */
export interface Markup {
  readonly markup: string;
}

export type Content = Markup | string | number | false | null | undefined | readonly Content[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return { markup: parts.map((part, at) => part + asMarkup(contents[at])).join('') };
}

/** For text that no user wrote: the page's own styles and script. */
export const verbatim = (markup: string): Markup => ({ markup });

/** Takes a fiftieth of the space: `page-script.js` unfolds it as the page opens. */
export const folded = ({ markup }: Markup): Markup =>
  html`<script type="application/gzip">${gzipSync(markup).toString('base64')}</script>`;

function asMarkup(content: Content): string {
  if (content === false || content === null || content === undefined) return '';
  if (typeof content === 'string') return escaped(content);
  if (typeof content === 'number') return String(content);
  return 'markup' in content ? content.markup : content.map(asMarkup).join('');
}
