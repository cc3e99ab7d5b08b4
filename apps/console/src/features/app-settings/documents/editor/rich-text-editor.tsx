import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inputClasses } from '#/core/ui/input.tsx';
import type { ControlProps } from '#/ui/form/field/field-frame.tsx';
import { extensions, fromMarkdown, isEditable, toMarkdown } from './document-markdown.ts';
import { EditorToolbar } from './editor-toolbar.tsx';

const textClasses =
  'document-text max-h-128 min-h-72 overflow-y-auto px-3 py-2 text-sm break-words whitespace-pre-wrap';

/** A document as clients will read it, with buttons for what can be done to what is selected. */
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
  /** Receives how the editor takes the focus. */
  focusRef: (field: { focus: () => void } | null) => void;
  /** A text came from outside that the editor cannot show. */
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
  const takeOver = useEffectEvent((into: Editor, markdown: string) => {
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
    else if (!reported.current.has(text)) takeOver(editor, text);
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
