import type { Schemas } from '@brokerdesk/sdk';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { landOnFields } from '#/ui/form/server-errors.ts';
import { useTime } from '#/ui/time/use-time.ts';
import type { Decidable } from '../decision-adapter.ts';
import { DecisionError } from '../decision-error.tsx';
import { type Asking, textOf, useAsking } from './use-asking.ts';

export type QuestionsProps<Row extends Decidable> = {
  kind: Omit<Asking<Row>, 'ask'> & Partial<Asking<Row>>;
  record: Row;
  questions: readonly Schemas.ClientQuestion[];
};

export function QuestionsSection<Row extends Decidable>({
  kind,
  record,
  questions,
}: QuestionsProps<Row>) {
  const { t } = useTranslation('asking');
  const locale = useLocale();
  const { exact } = useTime();
  return (
    <Section title={t('section')}>
      <ol className="flex flex-col gap-3">
        {questions.map((question) => {
          const language = question.language ?? locale;
          const { title, body } = textOf(question, language);
          const isOpen = record.asked != null && question.asked_at === record.asked.at;
          return (
            <li key={question.id} className="flex flex-col gap-1">
              <div lang={language}>
                <p className="font-medium">{title}</p>
                <p className="whitespace-pre-line text-ink-muted">{body}</p>
              </div>
              <p className="text-xs text-ink-muted">
                {t('askedBy', { name: question.asked_by.name, at: exact(question.asked_at) })}
              </p>
              {question.answer !== null && (
                <div className="rounded-md bg-sunken px-3 py-2">
                  <p className="whitespace-pre-line">{question.answer}</p>
                  <p className="mt-1 text-xs text-ink-muted">
                    {t('answeredBy', {
                      name: question.answered_by?.name ?? '',
                      at: exact(question.answered_at ?? question.due_at),
                    })}
                  </p>
                </div>
              )}
              {question.answer === null && (
                <p className={isOpen ? 'text-warning-text' : 'text-ink-muted'}>
                  {t(isOpen ? 'waitsUntil' : 'unanswered', { at: exact(question.due_at) })}
                </p>
              )}
              {isOpen && record.decision.reject && kind.ask && (
                <RecordAnswer kind={{ ...kind, ask: kind.ask }} record={record} />
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function RecordAnswer<Row extends Decidable>({
  kind,
  record: { id, version },
}: {
  kind: Asking<Row>;
  record: Row;
}) {
  const { t } = useTranslation('asking');
  const [open, setOpen] = useState(false);
  const asking = useAsking(kind);
  const { control, handleSubmit, setError } = useForm({ defaultValues: { answer: '' } });
  const { error } = asking;
  useEffect(() => void landOnFields(error, ['answer'], setError), [error, setError]);
  if (!open) {
    return (
      <Button size="sm" className="self-start" onClick={() => setOpen(true)}>
        {t('answer.button')}
      </Button>
    );
  }
  return (
    <form
      noValidate
      aria-label={t('answer.button')}
      className="flex flex-col gap-2"
      onSubmit={handleSubmit(({ answer }) =>
        asking.mutate({ act: 'answer', id, body: { answer: answer.trim(), version } }),
      )}
    >
      <DecisionError error={error} />
      <TextareaField
        control={control}
        name="answer"
        label={t('answer.label')}
        requiredMessage={t('answer.required')}
        maxLength={1000}
      />
      <div className="flex justify-end gap-2">
        <Button disabled={asking.isPending} onClick={() => setOpen(false)}>
          {t('answer.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={asking.isPending}>
          {t('answer.confirm')}
        </Button>
      </div>
    </form>
  );
}
