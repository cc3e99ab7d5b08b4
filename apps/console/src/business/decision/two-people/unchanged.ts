import i18next from 'i18next';

/** The fault of a proposal without changes, for `faults` of its form. */
export const unchanged = <Field extends string>(field: Field) => ({
  field,
  say: () => i18next.t('two-people:config.unchanged'),
});
