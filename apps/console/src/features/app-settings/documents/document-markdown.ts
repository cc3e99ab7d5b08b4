import './document-text.css';
import type { JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';

export function safeDestination(address: string): string | null {
  return /^(https:\/\/[^\s\\"'<>`@/?#]+([/?#][^\s\\"'<>`]*)?|mailto:[^\s\\"'<>`]+|#[\w-]*)$/i.test(
    address,
  )
    ? address
    : null;
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  middot: '·',
  bull: '•',
  sect: '§',
  para: '¶',
  deg: '°',
  times: '×',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
};

/** The signs that the server takes as entities; any other entity stays as it is written. */
function decodeEntities(text: string): string {
  return text.replace(/&([a-z]+);/g, (whole, name: string) => signs[name] ?? whole);
}

export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    underline: false,
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      isAllowedUri: (address) => address !== undefined && safeDestination(address) !== null,
    },
  }),
];

const manager = new MarkdownManager({ extensions });

export function fromMarkdown(text: string): JSONContent {
  return manager.parse(decodeEntities(text));
}

/** As the server takes it: signs that need no entity have none. */
export function toMarkdown(content: JSONContent): string {
  return manager
    .serialize(content)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/&amp;(?!#?\w+;)/g, '&')
    .trim();
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Tables, for one, the editor cannot show. */
export function isEditable(text: string): boolean {
  return lettersOf(toMarkdown(fromMarkdown(text))) === lettersOf(decodeEntities(text));
}
