/** The file of a page, as its name in the menu says: `cryptoDeposit` is in `crypto-deposit-page.tsx`. */
export const pageFileName = (name: string): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
