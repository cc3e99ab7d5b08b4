import { Editor } from '@tiptap/core';
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
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Input, inputClasses } from '#/core/ui/input.tsx';
import { type ControlProps, FieldError } from '#/ui/form/field/field-frame.tsx';
import {
  extensions,
  fromMarkdown,
  isEditable,
  safeDestination,
  toMarkdown,
} from './document-markdown.ts';

function LinkRow({
  editor,
  address,
  onDone,
}: {
  editor: Editor;
  address: string;
  onDone: () => void;
}) {
  const { t } = useTranslation('app-settings');
  const id = useId();
  const [typed, setTyped] = useState(address);
  const [wrong, setWrong] = useState(false);
  function put() {
    const href = safeDestination(typed.trim());
    if (href === null) {
      setWrong(true);
      return;
    }
    const at = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && address === '') {
      at.insertContent({
        type: 'text',
        text: href,
        marks: [{ type: 'link', attrs: { href } }],
      }).run();
    } else at.setLink({ href }).run();
    onDone();
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="text-xs text-ink-muted">
          {t('editor.address')}
        </label>
        <Input
          id={id}
          className="w-72 max-w-full"
          value={typed}
          placeholder="https://"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            put();
          }}
        />
        <Button size="sm" onClick={put}>
          {t('editor.putLink')}
        </Button>
        {address !== '' && (
          <Button
            size="sm"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {t('editor.removeLink')}
          </Button>
        )}
      </div>
      {wrong && <FieldError id={`${id}-error`}>{t('editor.addressWrong')}</FieldError>}
    </div>
  );
}

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

function EditorToolbar({ editor }: { editor: Editor }) {
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

const textClasses =
  'document-text max-h-128 min-h-72 overflow-y-auto px-3 py-2 text-sm break-words whitespace-pre-wrap';

export function RichTextEditor({
  control,
  label,
  text,
  onChange,
  onBlur,
  focusRef,
  onUnshowable,
}: {
  control: ControlProps;
  label: string;
  /** Markdown. */
  text: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  focusRef: (field: { focus: () => void } | null) => void;
  onUnshowable: () => void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const given = useRef({ text, rewritten: '' });
  const latest = useRef(text);
  /** Values reported to the form but not yet passed back: the form lags behind fast typing. */
  const reported = useRef(new Set<string>());

  const update = useEffectEvent((changed: Editor) => {
    const rewritten = toMarkdown(changed.getJSON());
    latest.current = rewritten === given.current.rewritten ? given.current.text : rewritten;
    reported.current.add(latest.current);
    onChange(latest.current);
  });
  const blur = useEffectEvent(onBlur);
  const load = useEffectEvent((into: Editor, markdown: string) => {
    if (!isEditable(markdown)) {
      onUnshowable();
      return;
    }
    into.commands.setContent(fromMarkdown(markdown), { emitUpdate: false });
    given.current = { text: markdown, rewritten: toMarkdown(into.getJSON()) };
    latest.current = markdown;
  });
  const create = useEffectEvent((element: HTMLElement | null) => {
    const created = new Editor({
      element,
      extensions,
      content: fromMarkdown(text),
      // The page's policy takes no styles without its nonce; `tokens.css` has them.
      injectCSS: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          class: `${inputClasses} ${textClasses}`,
        },
      },
    });
    given.current = { text, rewritten: toMarkdown(created.getJSON()) };
    return created;
  });

  useEffect(() => {
    const created = create(host.current);
    created.on('update', ({ editor: changed }) => update(changed));
    created.on('blur', () => blur());
    setEditor(created);
    return () => created.destroy();
  }, []);

  // A version that is restored, what another user has saved, or what was typed is taken back.
  useEffect(() => {
    if (editor === null) return;
    if (text === latest.current) reported.current.clear();
    else if (!reported.current.has(text)) load(editor, text);
  }, [editor, text]);

  const { id } = control;
  const describedBy = control['aria-describedby'] ?? '';
  const invalid = String(control['aria-invalid'] ?? false);
  // Past the editor, which would draw itself anew under the hands of who types.
  useEffect(() => {
    const attributes = { id, 'aria-label': label, 'aria-describedby': describedBy };
    for (const [name, value] of Object.entries({ ...attributes, 'aria-invalid': invalid })) {
      editor?.view.dom.setAttribute(name, value);
    }
  }, [editor, id, label, describedBy, invalid]);

  useEffect(() => {
    focusRef({ focus: () => editor?.commands.focus() });
    return () => focusRef(null);
  }, [editor, focusRef]);

  return (
    <>
      {editor && <EditorToolbar editor={editor} />}
      <div ref={host} />
    </>
  );
}
