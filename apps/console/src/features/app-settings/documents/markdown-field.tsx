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
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { IconButton } from '#/boot/ui/icon-button.tsx';
import { type FieldProps, type TextName, useField } from '#/kit/form/field.ts';
import { FieldFrame } from '#/kit/form/field-frame.tsx';
import { Textarea } from '#/kit/ui/textarea.tsx';
import { applyMark, type Mark } from './apply-mark.ts';
import { MarkdownPreview } from './markdown-preview.tsx';

const marks = [
  { mark: 'bold', icon: Bold, key: 'b' },
  { mark: 'italic', icon: Italic, key: 'i' },
  { mark: 'heading', icon: Heading2 },
  { mark: 'list', icon: List },
  { mark: 'numbers', icon: ListOrdered },
  { mark: 'quote', icon: Quote },
  { mark: 'link', icon: Link, key: 'k' },
] as const satisfies readonly { mark: Mark; icon: LucideIcon; key?: string }[];

/** Markdown with buttons for its marks, and beside it how it will look. */
export function MarkdownField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name>,
) {
  const { t } = useTranslation('app-settings');
  const { field, error } = useField(props);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const put = (mark: Mark) => {
    const { current } = area;
    if (current === null) return;
    const { selectionStart: from, selectionEnd: to } = current;
    const next = applyMark({ text: current.value, from, to }, mark);
    field.onChange(next.text);
    // The selection can be set once the new text is there.
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(next.from, next.to);
    });
  };
  return (
    <FieldFrame label={props.label} hint={props.hint} error={error} required={false}>
      {(control) => (
        <div className="grid gap-3 lg:grid-cols-2">
          <div className="flex flex-col">
            <div
              role="toolbar"
              aria-label={t('editor.toolbar')}
              className="mb-1 flex flex-wrap gap-0.5"
            >
              {marks.map(({ mark, icon: Icon }) => (
                <IconButton
                  key={mark}
                  size="sm"
                  label={t(`editor.${mark}`)}
                  onClick={() => put(mark)}
                >
                  <Icon aria-hidden="true" />
                </IconButton>
              ))}
            </div>
            <Textarea
              {...field}
              {...control}
              ref={(element) => {
                area.current = element;
                field.ref(element);
              }}
              rows={16}
              className="font-mono"
              maxLength={props.maxLength}
              onKeyDown={(event) => {
                if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
                const found = marks.find((one) => 'key' in one && one.key === event.key);
                if (!found) return;
                event.preventDefault();
                put(found.mark);
              }}
            />
          </div>
          <MarkdownPreview text={String(field.value)} label={t('editor.preview')} />
        </div>
      )}
    </FieldFrame>
  );
}
