import type { JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { decodeEntities, safeDestination } from './safe-markdown.ts';

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

/** Whether the editor can show all of a text: tables, for one, it cannot. */
export function isEditable(text: string): boolean {
  return lettersOf(toMarkdown(fromMarkdown(text))) === lettersOf(decodeEntities(text));
}
