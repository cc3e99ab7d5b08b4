export const tagText = (typed: string) => typed.normalize('NFKC').trim().replace(/\s+/gu, ' ');

export const tagKey = (typed: string) => tagText(typed).toLowerCase().normalize('NFKC');
