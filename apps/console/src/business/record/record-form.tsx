import type { SdkProblem } from '@brokerdesk/sdk';
import { type ReactNode, useEffect, useState } from 'react';
import type { Control, DefaultValues, FieldValues, Path, UseFormProps } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { FormDialog, FormDrawer } from '#/ui/form/overlay/form-overlay.tsx';
import {
  type DraftForm,
  type RestoredDraftProps,
  useDraftForm,
} from '#/ui/form/use-draft-form.tsx';
import type { FormFault, FormSubmitOptions } from '#/ui/form/use-form-submit.ts';
import { type Change, changesBetween, type FieldText } from './changes.tsx';
import { RecordConflict } from './conflict-notice.tsx';
import { type Done, type RecordWrite, useRecordWrite } from './record-write.ts';
import { useSeen } from './use-seen.ts';

type RecordTexts<Row, Draft extends FieldValues> = {
  toDraft: (record: Row) => Draft;
  labels: { readonly [name: string]: string | undefined };
  describe: ((draft: Draft, record: Row) => readonly FieldText[]) | undefined;
};

function useRecordChanges<Row, Draft extends FieldValues>({
  toDraft,
  labels,
  describe,
}: RecordTexts<Row, Draft>) {
  const { t } = useTranslation('form');
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'change.on' : 'change.off');
    if (typeof value === 'object' && value !== null && 'label' in value) return `${value.label}`;
    return `${value ?? ''}`.trim();
  };
  const describeFields = (of: Draft): FieldText[] =>
    Object.entries(labels).map(([name, label]) => ({
      label: label ?? name,
      text: textOf(of[name]),
    }));
  const textsOf = (of: Draft, row: Row) => describe?.(of, row) ?? describeFields(of);
  return (
    before: Row | undefined,
    after: Row | undefined,
    typed = after === undefined ? undefined : toDraft(after),
  ): readonly Change[] =>
    before === undefined || after === undefined || typed === undefined
      ? []
      : changesBetween(textsOf(toDraft(before), before), textsOf(typed, after));
}

type RecordFormOptions<
  Row extends object | null,
  Draft extends FieldValues,
  Intent,
  Answer,
  LabelName extends Path<Draft>,
> = {
  /** Null for a new one, undefined as long as it loads. */
  record: Row | undefined;
  toDraft: (record: Row) => Draft;
  blank?: DefaultValues<Draft>;
  /** The server's errors land on these fields. */
  labels?: { readonly [Name in LabelName]?: string };
  fields?: readonly Path<Draft>[];
  /** By default each labelled field by itself. */
  describe?: (draft: Draft, record: Row) => readonly FieldText[];
  write: RecordWrite<Intent, Answer>;
  done: Done<Intent, Answer>;
  faults?: (draft: Draft, seen: Row) => readonly FormFault<Draft>[];
  prepare: (draft: Draft, seen: Row) => Intent | null | Promise<Intent | null>;
  /** Takes over what STALE_RECORD brings, if that is not the record itself. */
  updateSeen?: (seen: Row, current: unknown) => Row;
  /** Not for the fields of a record that exists. */
  draft?: string;
  /** Goes on with what was saved, and follows the record while nothing is typed. */
  persistent?: boolean;
  /** Goes back to the record once it is sent: what was typed is kept as a proposal. */
  proposes?: boolean;
} & Pick<FormSubmitOptions<Draft, Intent, Answer>, 'fieldOfCode'> &
  Pick<UseFormProps<Draft>, 'mode'>;

type RecordSending<Draft extends FieldValues, Intent, Answer> = FormSubmitOptions<
  Draft,
  Intent,
  Answer
> & { keepsDraft: boolean; draft: RestoredDraftProps };

export type FieldOf<Draft extends FieldValues, LabelName extends Path<Draft>> = <
  Name extends LabelName,
>(
  name: Name,
) => { control: Control<Draft>; name: Name; label: string };

export type RecordFormState<
  Row,
  Draft extends FieldValues,
  Intent,
  Answer,
  LabelName extends Path<Draft> = never,
> = {
  form: DraftForm<Draft>;
  field: FieldOf<Draft, LabelName>;
  seen: Row | undefined;
  /** Whether the form holds the record's values: a record that loads arrives one render before them. */
  ready: boolean;
  conflict: { problem: SdkProblem; changes: readonly Change[] } | null;
  newer: readonly Change[] | null;
  changesTo: (typed: Draft) => readonly Change[];
  isChanged: (typed: Draft) => boolean;
  undo: () => void;
  sending: RecordSending<Draft, Intent, Answer>;
};

const keepsNothing = { keepDirtyValues: false, keepDirty: false };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isNews = (record: unknown, known: readonly unknown[]) =>
  record !== undefined && !known.some((one) => isSame(one, record));

/**
 * State of a `RecordForm`. After a conflict untouched fields take the new values, and typed values stay.
 *
 * @example
 * const edit = useRecordForm({
 *   record: channel,
 *   toDraft: ({ name }) => ({ name }),
 *   labels: { name: 'Name' },
 *   write: saveChannel,
 *   done: ({ name }) => `${name} was saved`,
 *   prepare: ({ name }, { id, version }) => ({ id, body: { name, version } }),
 * });
 */
export function useRecordForm<
  Row extends object | null,
  Draft extends FieldValues,
  Intent,
  Answer,
  LabelName extends Path<Draft> = never,
>({
  record,
  toDraft,
  blank,
  labels = {},
  fields,
  describe,
  fieldOfCode,
  write,
  done,
  faults,
  prepare,
  updateSeen,
  draft,
  persistent = false,
  proposes = false,
  mode,
}: RecordFormOptions<Row, Draft, Intent, Answer, LabelName>): RecordFormState<
  Row,
  Draft,
  Intent,
  Answer,
  LabelName
> {
  const save = useRecordWrite(write, done);
  const [typed, setTyped] = useState(false);
  const { seen, conflict } = useSeen(record, save.error, updateSeen, persistent && !typed);
  const values = seen === undefined ? undefined : toDraft(seen);
  // A draft may hold less than every value, which its type does not say.
  const initial = (values ?? blank) as DefaultValues<Draft>;
  const form = useDraftForm<Draft>(draft, initial, {
    ...(values && draft === undefined && { values }),
    ...(mode && { mode }),
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  });
  const { isDirty } = form.formState;
  if (persistent && typed !== isDirty) setTyped(isDirty);
  // The form takes the values of a record in an effect, one render after it has loaded.
  const [ready, setReady] = useState(values !== undefined);
  const loaded = values !== undefined;
  useEffect(() => setReady(loaded), [loaded]);

  const changesFrom = useRecordChanges({ toDraft, labels, describe });
  // The conflict of a form that stays is over once what was typed is saved or undone.
  const isOpen = !persistent || typed;

  const changesTo = (typed: Draft) => changesFrom(seen, seen, typed);

  return {
    form,
    field: (name) => ({ control: form.control, name, label: labels[name] ?? '' }),
    seen,
    ready,
    conflict: isOpen
      ? conflict && {
          problem: conflict.problem,
          changes: changesFrom(conflict.before, seen),
        }
      : null,
    // The own answer is there a moment before the form has taken it over.
    newer:
      persistent && typed && isNews(record, [seen, save.data]) ? changesFrom(seen, record) : null,
    changesTo,
    isChanged: (typed) => changesTo(typed).some(({ before, after }) => before !== after),
    undo: () => form.reset(undefined, keepsNothing),
    sending: {
      form,
      // Labels are keyed by the names of fields.
      fields: fields ?? (Object.keys(labels) as Path<Draft>[]),
      ...(fieldOfCode && { fieldOfCode }),
      mutation: save,
      faults: (typed) => (seen === undefined ? [] : (faults?.(typed, seen) ?? [])),
      prepare: (typed) => (seen === undefined ? null : prepare(typed, seen)),
      keepsDraft: draft !== undefined,
      draft: form.draft,
      onSent: () => {
        form.forgetDraft();
        if (persistent) form.reset(proposes ? undefined : form.getValues(), keepsNothing);
      },
    },
  };
}

export type RecordFormProps<Draft extends FieldValues, Intent, Answer> = {
  of: Pick<RecordFormState<unknown, Draft, Intent, Answer>, 'sending' | 'conflict'>;
  title: string;
  description: ReactNode;
  submit: string;
  /** On the button that closes it, if "Cancel" could be misread as the action. */
  cancel?: string;
  failed: string;
  conflictTitle?: string;
  drawer?: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function RecordForm<Draft extends FieldValues, Intent, Answer>({
  of: { sending, conflict },
  conflictTitle,
  drawer = false,
  children,
  ...overlay
}: RecordFormProps<Draft, Intent, Answer>) {
  const Overlay = drawer ? FormDrawer : FormDialog;
  return (
    <Overlay {...overlay} {...sending} told={conflict?.problem}>
      <div className="flex flex-col gap-4">
        {conflict && <RecordConflict {...conflict} title={conflictTitle} />}
        {children}
      </div>
    </Overlay>
  );
}
