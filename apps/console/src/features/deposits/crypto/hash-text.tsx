import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { copyText } from '#/ui/controls/copy-button.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';

type Seen = 'tx' | 'address';

const explorers: Record<Schemas.Chain, Record<Seen, string>> = {
  bitcoin: { tx: 'https://mempool.space/tx/', address: 'https://mempool.space/address/' },
  litecoin: { tx: 'https://litecoinspace.org/tx/', address: 'https://litecoinspace.org/address/' },
  tron: {
    tx: 'https://tronscan.org/#/transaction/',
    address: 'https://tronscan.org/#/address/',
  },
  ethereum: { tx: 'https://etherscan.io/tx/', address: 'https://etherscan.io/address/' },
  bsc: { tx: 'https://bscscan.com/tx/', address: 'https://bscscan.com/address/' },
};

/** Null if the chain is not known. */
export function explorerOf(chain: Schemas.Chain | null, kind: Seen, hash: string): string | null {
  return chain === null ? null : explorers[chain][kind] + encodeURIComponent(hash);
}

export function shortHash(hash: string): string {
  return hash.length <= 16 ? hash : `${hash.slice(0, 8)}…${hash.slice(-6)}`;
}

type HashTextProps = {
  kind: 'tx' | 'address';
  chain: Schemas.Chain | null;
  hash: string;
  whole?: boolean;
};

export function HashText({ kind, chain, hash, whole = false }: HashTextProps) {
  const { t } = useTranslation('crypto-deposit');
  const href = explorerOf(chain, kind, hash);
  const what = { hash: shortHash(hash) };
  const copy = () =>
    copyText(hash).then(
      () => showToast({ tone: 'success', title: t(`${kind}.copied`) }),
      () => showToast({ tone: 'danger', title: () => i18next.t('crypto-deposit:copyFailed') }),
    );
  return (
    // Buttons follow the last character of a whole hash, as text would.
    <span className={whole ? '' : 'inline-flex items-center gap-0.5'}>
      <span
        translate="no"
        className={cn('font-mono text-xs', whole ? 'break-all' : 'whitespace-nowrap')}
      >
        {whole ? hash : shortHash(hash)}
      </span>
      <span className="inline-flex items-center gap-0.5 align-middle">
        <IconButton
          size="sm"
          className="[&_svg]:size-3.5"
          label={t(`${kind}.copy`, what)}
          onClick={() => void copy()}
        >
          <Copy aria-hidden="true" />
        </IconButton>
        {href !== null && (
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={t(`${kind}.explorer`, what)}
            title={t(`${kind}.explorer`, what)}
            className={cn(
              'size-7 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink [&_svg]:size-3.5',
              // A narrow card has no room for it: the record itself has.
              whole ? 'inline-flex' : 'hidden md:inline-flex',
            )}
          >
            <ExternalLink aria-hidden="true" />
          </a>
        )}
      </span>
    </span>
  );
}

export const hashCell = (
  kind: HashTextProps['kind'],
  chain: Schemas.Chain | null,
  hash: string | null,
) => hash && <HashText kind={kind} chain={chain} hash={hash} />;
