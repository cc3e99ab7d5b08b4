import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Change, changesBetween, type FieldText } from './changes.tsx';

export type RecordTexts<Row, Draft extends FieldValues> = {
  toDraft: (record: Row) => Draft;
  labels: Partial<Record<Path<Draft>, string>>;
  describe: ((draft: Draft, record: Row) => readonly FieldText[]) | undefined;
};

/** Lists what differs between two versions of a record, or between one and what is typed. */
export function useRecordChanges<Row, Draft extends FieldValues>({
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
    Object.entries<string | undefined>(labels).map(([name, label]) => ({
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
