import type { Schemas } from '@brokerdesk/sdk';
import { Clipped } from '#/ui/controls/clipped.tsx';

export function OrderedProduct({ product: { name, code } }: { product: Schemas.TradeProduct }) {
  return (
    <Clipped>
      {name} <span className="text-ink-muted">{code}</span>
    </Clipped>
  );
}
