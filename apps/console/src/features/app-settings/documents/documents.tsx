import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import type { DocumentSlug } from '../setting-calls.ts';
import { DocumentForm } from './document-form.tsx';

const slugs = [
  'terms',
  'privacy',
  'risk',
  'about',
  'help',
] as const satisfies readonly DocumentSlug[];

export function Documents() {
  const { t } = useTranslation('app-settings');
  const [slug, setSlug] = useState<DocumentSlug>('terms');
  const [visited, setVisited] = useState<ReadonlySet<DocumentSlug>>(new Set([slug]));
  const choose = (next: DocumentSlug) => {
    setVisited(new Set([...visited, next]));
    setSlug(next);
  };
  return (
    <>
      <div className="mb-4">
        <Segmented
          legend={t('documents.which')}
          value={slug}
          options={slugs.map((value) => ({ value, label: t(`documents.slug.${value}`) }))}
          onChange={choose}
        />
      </div>
      {slugs
        .filter((one) => visited.has(one))
        .map((one) => (
          <div key={one} hidden={one !== slug}>
            <DocumentForm slug={one} />
          </div>
        ))}
    </>
  );
}
