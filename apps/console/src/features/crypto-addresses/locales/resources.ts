import type { Labels } from '@brokerdesk/sdk/labels';
import type cryptoAddress from './en-US/crypto-address.json';
import type cryptoAddressDetail from './en-US/crypto-address-detail.json';

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
    'crypto-address': typeof cryptoAddress & Labels['crypto-address'];
    'crypto-address-detail': typeof cryptoAddressDetail;
  }
}
