import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { FieldError } from '#/ui/form/field/field-frame.tsx';
import { safeDestination } from './safe-markdown.ts';

/** The address that the selected text leads to. */
export function LinkRow({
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
