import type { Schemas } from '@brokerdesk/sdk';
import { Clipped } from '#/ui/controls/clipped.tsx';

/** What an order is about: the name of the product, and its code. */
export function OrderedProduct({ product: { name, code } }: { product: Schemas.TradeProduct }) {
  return (
    <Clipped>
      {name} <span className="text-ink-muted">{code}</span>
    </Clipped>
  );
}
