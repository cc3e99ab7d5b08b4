import Big from 'big.js';

export const spelled = (amount: string, currency = 'USD') =>
  `${new Big(amount).toNumber().toLocaleString('zh-CN', { minimumFractionDigits: 2 })} ${currency}`;
