import i18next, { type Namespace } from 'i18next';
import { useMemo } from 'react';
import { storedLabel, useTranslation } from '#/core/i18n/use-translation.ts';

type Options = Readonly<Record<string, string | number>>;

export type ListLabels = {
  /** From the first of the namespaces that has it. */
  label: (key: string, options?: Options) => string;
  /** Undefined if none of them has it. */
  optional: (key: string, options?: Options) => string | undefined;
  filter: (name: string) => string;
  column: (name: string) => string;
};

export const labelKey = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Keys are `table`, `search`, `empty.title`, `empty.hint`, `totals.label`, `totals.count`, `column.<name>` and
 * `filter.<name>`. A unit test finds those that are missing.
 */
export function useListLabels(namespaces: readonly Extract<Namespace, string>[]): ListLabels {
  const { t } = useTranslation(namespaces);
  return useMemo(() => {
    // Another `t` comes with another language; the keys are those of the convention, not of one namespace.
    const lookUp = t as unknown as (key: string, options?: Options) => string;
    const optional: ListLabels['optional'] = (key, options) => {
      // With options there may be a plural of it, or one for a context.
      const has = (ns: (typeof namespaces)[number]) =>
        options === undefined
          ? storedLabel(i18next.language, ns, key) !== undefined
          : i18next.exists(key, { ns, ...options });
      const home = namespaces.find(has);
      return home === undefined ? undefined : lookUp(`${home}:${key}`, options);
    };
    const label: ListLabels['label'] = (key, options) => optional(key, options) ?? key;
    const column = (name: string) => label(`column.${labelKey(name)}`);
    return {
      label,
      optional,
      column,
      filter: (name) => optional(`filter.${labelKey(name)}`) ?? column(name),
    };
  }, [t, namespaces]);
}
