import i18next from 'i18next';

/** What is wrong where a proposal changes nothing, for the `faults` of its form. */
export const unchanged = <Field extends string>(field: Field) => ({
  field,
  say: () => i18next.t('two-people:config.unchanged'),
});
