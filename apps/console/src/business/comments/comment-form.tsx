import type { Schemas } from '@brokerdesk/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useFormState } from 'react-hook-form';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { useRuledField } from '#/ui/form/field/field.ts';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';
import { Textarea } from '#/ui/form/field/text-field.tsx';
import { FormSummary } from '#/ui/form/form-summary.tsx';
import { fieldMessage } from '#/ui/form/server-errors.ts';
import { useFormSubmit } from '#/ui/form/use-form-submit.ts';
import { type CommentSubject, peopleQuery, saveComment } from './comment-calls.ts';
import { matchingPeople, mentionsIn, typedMention } from './mentions.ts';

const offeredMax = 6;

export function CommentForm({
  subject,
  comment,
  onClose,
}: {
  subject: CommentSubject;
  comment?: Schemas.Comment;
  onClose?: () => void;
}) {
  const { t } = useTranslation('comments');
  const [begun, setBegun] = useState(comment !== undefined);
  // Most records are decided without a comment.
  const readers = peopleQuery(useSdk(), subject);
  const { data: people = [] } = useQuery({ ...readers, enabled: begun });
  const queries = useQueryClient();
  /** Named in a text that may have been typed before the colleagues were there. */
  const namedIn = async (text: string) => {
    const all = await queries.ensureQueryData(readers).catch(() => people);
    return mentionsIn(text, [...all, ...(comment?.mentions ?? [])]);
  };
  const form = useForm({ defaultValues: { text: comment?.text ?? '', mentions: '' } });
  // Set by the server alone: the text names the colleagues.
  const refused = fieldMessage(useFormState({ control: form.control }).errors.mentions);
  const known = [...people, ...(comment?.mentions ?? [])];
  const { busy, error, onSubmit } = useFormSubmit({
    form,
    fields: ['text', 'mentions'],
    mutation: useRecordWrite(saveComment, () => null),
    prepare: async ({ text }) => ({
      of: comment ?? subject,
      text: text.trim(),
      mentions: (await namedIn(text)).ids,
    }),
    onSent: () => {
      form.reset({ text: '', mentions: '' });
      onClose?.();
    },
  });
  const { field, error: fault } = useRuledField({
    control: form.control,
    name: 'text',
    rule: (text) => (text.trim() === '' ? t('required') : null),
    judge: async (text) => {
      const { unknown } = await namedIn(text);
      return unknown === null ? null : () => t('unknown', { name: unknown });
    },
  });
  const box = useRef<HTMLTextAreaElement | null>(null);
  const picker = useMentionPicker(known, (text, caret) => {
    // The text is there before the next key.
    flushSync(() => field.onChange(text));
    form.clearErrors('mentions');
    box.current?.setSelectionRange(caret, caret);
  });

  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onFocus={() => setBegun(true)}
      onSubmit={onSubmit}
    >
      <div className="relative">
        <FieldFrame
          label={comment ? t('edit') : t('label')}
          hint={t('hint')}
          error={fault ?? refused}
          required
        >
          {(control) => (
            <Textarea
              {...field}
              {...control}
              {...picker.control}
              ref={(element) => {
                field.ref(element);
                box.current = element;
              }}
              rows={2}
              maxLength={2000}
              onChange={(event) => {
                field.onChange(event);
                form.clearErrors('mentions');
                picker.follow(event.target);
              }}
              onBlur={() => {
                field.onBlur();
                picker.close();
              }}
            />
          )}
        </FieldFrame>
        <OfferedPeople label={t('people')} picker={picker} />
      </div>
      <FormSummary error={error} incomplete={false} failed={t('failed')} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {comment ? t('save') : t('add')}
        </Button>
        {onClose && (
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

type Open = { at: number; caret: number; text: string; typed: string };

function useMentionPicker(
  people: readonly Schemas.Person[],
  onPicked: (text: string, caret: number) => void,
) {
  const listId = useId();
  const [open, setOpen] = useState<Open | null>(null);
  const [active, setActive] = useState(0);
  const matching = open ? matchingPeople(people, open.typed).slice(0, offeredMax) : [];
  const offered = matching.some(({ name }) => name === open?.typed) ? [] : matching;

  function follow({ value, selectionStart: caret }: HTMLTextAreaElement) {
    const mention = typedMention(value.slice(0, caret));
    setActive(0);
    setOpen(mention && { ...mention, caret, text: value });
  }

  function pick(person: Schemas.Person | undefined) {
    if (open === null || person === undefined) return;
    const named = `${open.text.slice(0, open.at)}@${person.name} `;
    setOpen(null);
    onPicked(named + open.text.slice(open.caret), named.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys of an input method belong to it.
    if (offered.length === 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setActive((active + step + offered.length) % offered.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') pick(offered[active]);
    else if (event.key === 'Escape') setOpen(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    listId,
    offered,
    active,
    pick,
    follow,
    close: () => setOpen(null),
    control: {
      onKeyDown,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-activedescendant': offered.length > 0 ? `${listId}-${active}` : undefined,
    } as const,
  };
}

function OfferedPeople({
  label,
  picker: { listId, offered, active, pick },
}: {
  label: string;
  picker: ReturnType<typeof useMentionPicker>;
}) {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      hidden={offered.length === 0}
      className="absolute right-0 left-0 z-10 rounded-md border border-line bg-raised py-1 shadow-md"
    >
      {offered.map((person, at) => (
        <div
          key={person.id}
          id={`${listId}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={cn('cursor-pointer px-2.5 py-1.5', at === active && 'bg-selected')}
          // The field keeps the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            pick(person);
          }}
        >
          {person.name}
        </div>
      ))}
    </div>
  );
}
