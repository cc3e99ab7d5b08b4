import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';

/** Names the kind of a product that is allotted: no others are listed. */
export function ProductKind({ kind }: { kind: Schemas.TradeProduct['kind'] }) {
  const { t } = useTranslation('allocation');
  return t(kind === 'block' ? 'kind.block' : 'kind.ipo');
}
