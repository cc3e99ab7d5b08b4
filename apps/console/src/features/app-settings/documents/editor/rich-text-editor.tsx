import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inputClasses } from '#/boot/ui/input.tsx';
import type { ControlProps } from '#/kit/form/field-frame.tsx';
import { extensions, fromMarkdown, toMarkdown } from './document-markdown.ts';
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
}: {
  control: ControlProps;
  label: string;
  /** Markdown. */
  text: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Told how the editor takes the focus. */
  focusRef: (field: { focus: () => void } | null) => void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  // What came from outside, and how the editor writes the same: opening a document changes nothing of it.
  const given = useRef({ text, rewritten: '' });
  const latest = useRef(text);
  /** What was told and has not come back yet: the form is a few letters behind who types fast. */
  const told = useRef(new Set<string>());

  const update = useEffectEvent((changed: Editor) => {
    const rewritten = toMarkdown(changed.getJSON());
    latest.current = rewritten === given.current.rewritten ? given.current.text : rewritten;
    told.current.add(latest.current);
    onChange(latest.current);
  });
  const blur = useEffectEvent(onBlur);
  const create = useEffectEvent((element: HTMLElement | null) => {
    const created = new Editor({
      element,
      extensions,
      content: fromMarkdown(text),
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          class: `${inputClasses} ${textClasses}`,
        },
      },
      // The page's policy takes no styles without its nonce; `tokens.css` has them.
      injectCSS: false,
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

  // A version that is restored, what somebody else has saved, or what was typed is taken back.
  useEffect(() => {
    if (text === latest.current) told.current.clear();
    else if (!told.current.has(text)) {
      editor?.commands.setContent(fromMarkdown(text), { emitUpdate: false });
      if (editor) given.current = { text, rewritten: toMarkdown(editor.getJSON()) };
      latest.current = text;
    }
  }, [editor, text]);

  const { id } = control;
  const describedBy = control['aria-describedby'] ?? '';
  const invalid = String(control['aria-invalid'] ?? false);
  // Not by the editor's options: they draw the text anew, and what is being typed at that moment would be lost.
  useEffect(() => {
    if (!editor) return;
    const { dom } = editor.view;
    dom.id = id;
    dom.setAttribute('aria-label', label);
    dom.setAttribute('aria-describedby', describedBy);
    dom.setAttribute('aria-invalid', invalid);
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
