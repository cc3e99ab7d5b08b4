/** A tag as it is stored: NFKC, with single spaces. */
export const tagText = (typed: string) => typed.normalize('NFKC').trim().replace(/\s+/gu, ' ');

/** A tag as it is compared: without case. */
export const tagKey = (typed: string) => tagText(typed).toLowerCase().normalize('NFKC');
