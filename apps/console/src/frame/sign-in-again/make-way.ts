import { defaultPath } from '#/boot/navigation/default-path.ts';
import { frameForms, unsavedForms } from '#/frame/tabs/unsaved-forms.ts';
import { bulkRuns } from '#/kit/unfinished/bulk-runs.ts';
import { keptDrafts } from '#/kit/unfinished/kept-drafts.ts';

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
