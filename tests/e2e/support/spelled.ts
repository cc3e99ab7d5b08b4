import Big from 'big.js';

/** An amount as the console shows it in Chinese. */
export const spelled = (amount: string, currency = 'USD') =>
  `${new Big(amount).toNumber().toLocaleString('zh-CN', { minimumFractionDigits: 2 })} ${currency}`;
