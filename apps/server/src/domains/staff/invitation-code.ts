import { randomInt } from 'node:crypto';

/** Without what looks alike on paper: 0 and O, 1 and I. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** A new invitation code: of 10¹², so that no one finds one by trying. */
export function newInvitationCode(): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
