import type { Schemas } from '@brokerdesk/sdk';
import type { Labels } from '@brokerdesk/sdk/labels';
import { labelKey } from '#/business/list/use-list-labels.ts';
import { TextDiff } from '#/business/record/text-diff.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';

type Side = Readonly<Record<string, unknown>> | null;

/** Undefined on a side that does not have the field. */
type ComparedField = {
  /** `fees.withdrawal_min` of a record within the record. */
  path: string;
  before: string | undefined;
  after: string | undefined;
  differs: boolean;
};

export function compareSides(before: Side, after: Side): readonly ComparedField[] {
  const [earlier, later] = [flatten(before), flatten(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].map((path) => {
    const sides = { before: earlier.get(path), after: later.get(path) };
    return { path, ...sides, differs: sides.before !== sides.after };
  });
}

function flatten(side: Side): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (isRecord(value) && Object.keys(value).length > 0) {
      for (const [key, inner] of Object.entries(value)) {
        walk(inner, path === '' ? key : `${path}.${key}`);
      }
    } else if (path !== '') found.set(path, toText(value));
  };
  walk(side ?? {}, '');
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function useFieldLabels() {
  const { t } = useTranslation(['audit-entry', 'record']);
  const fieldOf = (name: string) =>
    t(`field.${labelKey(name) as keyof Labels['audit-entry']['field']}`, {
      // The trade settings have a level for each of them.
      defaultValue: t(`record:riskReason.${name as Schemas.RiskReasonCode}`, {
        defaultValue: name,
      }),
    });
  return {
    field: (path: string) => path.split('.').map(fieldOf).join(' › '),
    value: (text: string) =>
      text === 'true' || text === 'false' ? t(`record:yesNo.${text}`) : text,
  };
}

export function ComparedSides({ before, after }: { before: Side; after: Side }) {
  const { t } = useTranslation('audit-log');
  const labels = useFieldLabels();
  const fields = compareSides(before, after);
  // A created or deleted record would be marked entirely.
  const marks = before !== null && after !== null;
  if (fields.length === 0) return <p className="text-ink-muted">{t('compare.nothing')}</p>;
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{t('detail.changes')}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-ink-muted">
          <th scope="col" className="w-1/3 py-1 pr-2 font-normal">
            {t('compare.field')}
          </th>
          <th scope="col" className="py-1 pr-2 font-normal">
            {t('compare.before')}
          </th>
          <th scope="col" className="py-1 font-normal">
            {t('compare.after')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {fields.map(({ path, before: earlier, after: later, ...field }) => {
          const differs = marks && field.differs;
          return (
            <tr key={path} className={cn('align-top', differs && 'bg-warning-surface')}>
              <th
                scope="row"
                className="py-1 pr-2 pl-1 text-left font-normal break-words"
                title={path}
              >
                {labels.field(path)}
                {differs && (
                  <>
                    {' '}
                    <span className="text-xs whitespace-nowrap text-warning-text">
                      {t('compare.differs')}
                    </span>
                  </>
                )}
              </th>
              <Sides before={earlier} after={later} differs={differs} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Sides({
  before,
  after,
  differs,
}: {
  before: string | undefined;
  after: string | undefined;
  differs: boolean;
}) {
  const { value } = useFieldLabels();
  if (differs && (isText(before) || isText(after))) {
    return (
      <td colSpan={2} className="py-1 pr-1">
        <TextDiff before={before ?? ''} after={after ?? ''} />
      </td>
    );
  }
  return (
    <>
      <td className="py-1 pr-2 break-words text-ink-muted">
        {before === undefined ? '—' : value(before)}
      </td>
      <td className={cn('py-1 pr-1 break-words', differs && 'font-medium')}>
        {after === undefined ? '—' : value(after)}
      </td>
    </>
  );
}

const isText = (side: string | undefined) => side?.includes('\n') === true;
