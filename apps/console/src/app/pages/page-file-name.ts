/** The file of a page, by its family or its name in the menu: `cryptoDeposit` is in `crypto-deposit-page.tsx`. */
export const pageFileName = ({ name, file = name }: { name: string; file?: string }): string =>
  `${file.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
