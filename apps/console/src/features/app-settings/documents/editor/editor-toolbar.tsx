import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
} from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { LinkRow } from './link-row.tsx';

type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote';

const marks: Readonly<
  Record<
    Mark,
    { icon: LucideIcon; isOn: (editor: Editor) => boolean; put: (editor: Editor) => void }
  >
> = {
  bold: {
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    put: (editor) => editor.chain().focus().toggleBold().run(),
  },
  italic: {
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    put: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  heading: {
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading'),
    put: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  list: {
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    put: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  numbers: {
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    put: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  quote: {
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    put: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
};
// The keys of a literal that is never changed are exactly the keys of its type.
const markNames = Object.keys(marks) as Mark[];

export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('app-settings');
  const [linking, setLinking] = useState(false);
  const isOn = useEditorValue(editor, () =>
    markNames.filter((mark) => marks[mark].isOn(editor)).join(' '),
  ).split(' ');
  const link = useEditorValue(editor, () => String(editor.getAttributes('link')['href'] ?? ''));
  return (
    <>
      <div role="toolbar" aria-label={t('editor.toolbar')} className="flex flex-wrap gap-0.5">
        {markNames.map((mark) => {
          const { icon: Icon, put } = marks[mark];
          return (
            <IconButton
              key={mark}
              size="sm"
              label={t(`editor.${mark}`)}
              aria-pressed={isOn.includes(mark)}
              onClick={() => put(editor)}
            >
              <Icon aria-hidden="true" />
            </IconButton>
          );
        })}
        <IconButton
          size="sm"
          label={t('editor.link')}
          aria-pressed={link !== ''}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <Link aria-hidden="true" />
        </IconButton>
      </div>
      {linking && (
        <LinkRow key={link} address={link} editor={editor} onDone={() => setLinking(false)} />
      )}
    </>
  );
}

function useEditorValue(editor: Editor, read: () => string): string {
  return useSyncExternalStore((changed) => {
    editor.on('transaction', changed);
    return () => void editor.off('transaction', changed);
  }, read);
}
