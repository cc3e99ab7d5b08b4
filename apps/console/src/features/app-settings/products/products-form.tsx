import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { FieldText } from '#/business/record/changes.tsx';
import { PageForm } from '#/business/record/page-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { productsQuery } from '../api/setting-queries.ts';
import { saveProducts } from '../api/setting-writes.ts';
import { SettingHistory } from '../setting-history.tsx';
import { ProductRows } from './product-rows.tsx';
import type { ProductsDraft } from './products-draft.ts';

const toDraft = ({ items }: Schemas.ProductDisplay): ProductsDraft => ({ items });

/** Which kinds of products clients see, under which names and in which order. */
export function ProductsForm() {
  return (
    <Loaded query={useQuery(productsQuery(useSdk()))}>
      {(display) => <Fields display={display} />}
    </Loaded>
  );
}

function Fields({ display }: { display: Schemas.ProductDisplay }) {
  const { t } = useTranslation(['app-settings', 'menu']);
  const describe = ({ items }: ProductsDraft): FieldText[] => [
    {
      label: t('app-settings:products.order'),
      text: items.map(({ kind }) => t(`menu:${kind}`)).join(' › '),
    },
    ...items.map(({ kind, visible, title_zh, title_en }) => ({
      label: t(`menu:${kind}`),
      text: t(visible ? 'app-settings:products.shownAs' : 'app-settings:products.hiddenAs', {
        zh: title_zh,
        en: title_en,
      }),
    })),
  ];
  const edit = useRecordForm({
    record: display,
    toDraft,
    fields: display.items.flatMap((_, at) => [
      `items.${at}.title_zh` as const,
      `items.${at}.title_en` as const,
    ]),
    describe,
    write: saveProducts,
    done: () => t('app-settings:saved'),
    prepare: ({ items }, { version }) => ({
      items: items.map((item) => ({
        ...item,
        title_zh: item.title_zh.trim(),
        title_en: item.title_en.trim(),
      })),
      version,
    }),
    stays: true,
  });
  return (
    <>
      <PageForm
        of={edit}
        label={t('app-settings:tab.products')}
        submit={t('app-settings:save')}
        failed={t('app-settings:failed')}
      >
        <p className="text-ink-muted">{t('app-settings:products.about')}</p>
        <ProductRows form={edit.form} />
      </PageForm>
      <SettingHistory
        id="product"
        version={display.version}
        label={(path) => path}
        // An entry has the setting as the contract has it.
        read={(facts) =>
          Object.fromEntries(
            describe(facts as ProductsDraft).map(({ label, text }) => [label, text]),
          )
        }
      />
    </>
  );
}
