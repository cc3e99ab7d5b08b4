import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { CircleCheck, CircleOff, Clock, Eye } from 'lucide-react';
import { useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { type Locale, localeNames, locales } from '#/core/i18n/locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { Segmented } from '#/core/ui/segmented.tsx';
import { Facts } from '#/ui/controls/facts.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { kinds } from '../kinds/kinds.ts';
import { fieldValue, type ProductKind } from '../kinds/product-fields.ts';
import { labelsQuery, marketsQuery } from '../product-queries.ts';
import { type ClientLine, type ClientPhase, clientPhase, clientTerms } from './client-terms.ts';

type Shown = {
  kind: ProductKind;
  /** A stored product, or the draft of a form. */
  terms: object;
  status: Schemas.ProductStatus;
};

export function ClientPreviewButton(shown: Shown) {
  const { t } = useTranslation('product');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" size="sm" onClick={() => setOpen(true)}>
        <Eye aria-hidden="true" />
        {t('client.button')}
      </Button>
      {open && <ClientPreview {...shown} onClose={() => setOpen(false)} />}
    </>
  );
}

function ClientPreview({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const { t } = useTranslation('product');
  const [locale, setLocale] = useState<Locale>(useLocale());
  const labels = useQuery(labelsQuery(locales, ['product', 'product-client']));
  const markets = useQuery(marketsQuery(useSdk()));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('client.title')}
      description={t('client.about')}
    >
      <DialogBody>
        <div className="mb-3">
          <Segmented
            legend={t('client.language')}
            value={locale}
            options={locales.map((value) => ({
              value,
              label: localeNames[value],
              lang: value,
            }))}
            onChange={setLocale}
          />
        </div>
        <Loaded query={labels}>
          {() => (
            <Loaded query={markets}>
              {(known) => <Card {...shown} locale={locale} markets={known} />}
            </Loaded>
          )}
        </Loaded>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('compare.close')}</Button>
      </DialogFooter>
    </Dialog>
  );
}

/** In the client's language, whatever the console's is. */
function Card({
  kind,
  terms,
  status,
  locale,
  markets,
}: Shown & { locale: Locale; markets: readonly Schemas.Market[] }) {
  const desk = useSettings().timezone;
  const t = i18next.getFixedT(locale, 'product-client');
  const of = kinds[kind];
  const market = markets.find(({ code }) => code === fieldValue(terms, 'market'));
  const zone = market?.timezone ?? desk;
  const { groups, risk } = clientTerms(of, terms, {
    ...{ locale, zone },
    t: i18next.getFixedT(locale, ['product']),
  });
  const phase = clientPhase(kind, status, terms, new Date());
  const code = fieldValue(terms, 'symbol') ?? fieldValue(terms, 'code');
  const where = market && (locale === 'zh-CN' ? market.name_zh : market.name_en);
  return (
    <article
      lang={locale}
      aria-label={t('card')}
      className="mx-auto flex w-full max-w-96 flex-col rounded-lg border border-line-strong bg-surface"
    >
      <header className="border-b border-line px-4 py-3">
        <p className="text-xs text-ink-muted">
          {[t(`kind.${kind}`), where, code].filter(Boolean).join(' · ')}
        </p>
        <h3 className="text-lg font-semibold wrap-anywhere">
          {String(fieldValue(terms, 'name') || t('unnamed'))}
        </h3>
        <p className="mt-1.5">
          <StatusBadge {...lookOf(phase)}>{t(`phase.${phase}`)}</StatusBadge>
        </p>
        <p className="mt-1.5 text-xs text-ink-muted">{t(`phaseAbout.${phase}`)}</p>
      </header>
      {groups.map(({ id, lines }) => (
        <section key={id} aria-label={t(`group.${id}`)} className="border-b border-line px-4 py-3">
          <h4 className="mb-2 text-xs font-semibold text-ink-muted">
            {id === 'dates' ? t('datesIn', { zone }) : t(`group.${id}`)}
          </h4>
          <Facts facts={lines.map(factOf)} />
        </section>
      ))}
      {risk && (
        <section aria-label={t('group.risk')} className="px-4 py-3">
          <h4 className="mb-2 text-xs font-semibold text-ink-muted">{t('group.risk')}</h4>
          <p className="font-medium">{risk.label}</p>
          <p className="mt-1 text-ink-muted">{t(`risk.${risk.level as '1'}`)}</p>
        </section>
      )}
      <footer className="px-4 py-3 text-xs text-ink-muted">{t(`warning.${kind}`)}</footer>
    </article>
  );
}

const over: ReadonlySet<ClientPhase> = new Set(['paused', 'closed', 'withdrawn']);

function lookOf(phase: ClientPhase) {
  if (phase === 'open') return { tone: 'success', icon: CircleCheck } as const;
  return over.has(phase)
    ? ({ tone: 'neutral', icon: CircleOff } as const)
    : ({ tone: 'info', icon: Clock } as const);
}

const factOf = ({ label, texts }: ClientLine) => ({
  label,
  value:
    texts.length < 2 ? (
      texts[0]
    ) : (
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    ),
  wide: texts.length > 1 || (texts[0]?.length ?? 0) > 40,
});
