import { can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { usePermissions } from '#/ui/permission/permissions-context.tsx';
import { kindIcons } from './kind-icons.ts';

/** The resource that a person must be allowed to read to see events of a kind. */
const kindResources: readonly (readonly [Schemas.ClientEventKind, Resource])[] = [
  ['profile', 'client'],
  ['security', 'client'],
  ['kyc', 'kyc'],
  ['deposit', 'deposit'],
  ['withdrawal', 'withdrawal'],
  ['loan', 'loan'],
  ['compensation', 'compensation'],
  ['exchange', 'client'],
  // A person who may read a single kind of trade sees its events without this choice, which needs the parent.
  ['trade', 'trx'],
  ['emergency', 'emergency'],
  ['note', 'client'],
];

/** The kinds that can be chosen; kinds that the user may not read are neither shown nor named. */
function useReadableKinds(): Schemas.ClientEventKind[] {
  const permissions = usePermissions();
  return kindResources
    .filter(([, resource]) => can(permissions, 'read', chainOf(resource)))
    .map(([kind]) => kind);
}

type Kind = Schemas.ClientEventKind;

const chip =
  'inline-flex h-7 items-center gap-1 rounded-full border px-2.5 text-xs transition-colors [&_svg]:size-3.5 pointer-coarse:h-8';
const looks = {
  on: 'border-selection bg-selected font-medium text-ink',
  off: 'border-line text-ink-muted hover:bg-hover hover:text-ink',
};

/** Which kinds are shown: all of them, or those that are pressed. */
export function KindFilter({
  chosen,
  onChange,
}: {
  chosen: readonly Kind[];
  onChange: (kinds: readonly Kind[]) => void;
}) {
  const { t } = useTranslation('client-timeline');
  const toggle = (kind: Kind) =>
    onChange(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and is for forms
    <div role="group" aria-label={t('filter')} className="flex flex-wrap gap-1.5">
      <button
        type="button"
        aria-pressed={chosen.length === 0}
        className={cn(chip, chosen.length === 0 ? looks.on : looks.off)}
        onClick={() => onChange([])}
      >
        {t('all')}
      </button>
      {useReadableKinds().map((kind) => {
        const Icon = kindIcons[kind];
        const pressed = chosen.includes(kind);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={pressed}
            className={cn(chip, pressed ? looks.on : looks.off)}
            onClick={() => toggle(kind)}
          >
            <Icon aria-hidden="true" />
            {t(`kinds.${kind}`)}
          </button>
        );
      })}
    </div>
  );
}
