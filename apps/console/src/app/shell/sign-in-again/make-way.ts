import { defaultPath } from '#/app/navigation/default-path.ts';
import { frameForms, unsavedForms } from '#/app/tabs/unsaved-forms.ts';
import { bulkRuns } from '#/shared/bulk/bulk-runs.ts';
import { keptDrafts } from '#/shared/form/kept-drafts.ts';

/**
 * Makes way for another person, with the whole document. The browser is not to ask that person about what
 * the one before has begun: to stay would leave both without a page.
 */
export function makeWay(): void {
  for (const forms of [unsavedForms, frameForms]) forms.keepOnly([]);
  keptDrafts.forgetAll();
  bulkRuns.abandonAll();
  location.replace(defaultPath);
}
