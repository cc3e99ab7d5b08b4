/** The rates of the moment, and what an exchange would come to by them. */
export const rateKey = ['rate'] as const;
export const exchangeQuoteKey = ['exchange-quote'] as const;
