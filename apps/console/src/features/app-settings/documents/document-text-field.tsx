import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { type FieldProps, type TextName, useField } from '#/ui/form/field/field.ts';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';
import { Textarea } from '#/ui/form/field/textarea.tsx';
import { isEditable } from './editor/document-markdown.ts';
import { RichTextEditor } from './editor/rich-text-editor.tsx';

const modes = ['editor', 'markdown'] as const;
type Mode = (typeof modes)[number];

/** The text of a document, kept as Markdown: written as it will look, or as Markdown itself. */
export function DocumentTextField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name>,
) {
  const { t } = useTranslation('app-settings');
  const { field, error } = useField(props);
  const text = String(field.value);
  // Not asked anew while a user types: a tag that is half written would take the field away.
  const [mode, setMode] = useState<Mode>(() => (isEditable(text) ? 'editor' : 'markdown'));
  const [refused, setRefused] = useState(mode === 'markdown');
  const choose = (next: Mode) => {
    const isRefused = next === 'editor' && !isEditable(text);
    setRefused(isRefused);
    setMode(isRefused ? 'markdown' : next);
  };
  return (
    <FieldFrame label={props.label} hint={props.hint} error={error} required={false}>
      {(control) => (
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-3">
            <Segmented
              legend={t('editor.mode')}
              value={mode}
              options={modes.map((value) => ({ value, label: t(`editor.modes.${value}`) }))}
              onChange={choose}
            />
            {refused && <p className="text-xs text-ink-muted">{t('editor.markdownOnly')}</p>}
          </div>
          {mode === 'editor' ? (
            <RichTextEditor
              control={control}
              label={props.label}
              text={text}
              onChange={field.onChange}
              onBlur={field.onBlur}
              focusRef={field.ref}
              onUnshowable={() => choose('editor')}
            />
          ) : (
            <Textarea
              {...field}
              {...control}
              rows={18}
              className="font-mono"
              maxLength={props.maxLength}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
