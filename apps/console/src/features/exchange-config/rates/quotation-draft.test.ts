import { expect, test } from 'vitest';
import { finalRate, moveInPercent, toQuotation, toQuotationDraft } from './quotation-draft.ts';

// @rule settings: A booked rate is mid less spread, shown before it is proposed
test('what is booked is mid less spread, exactly, and nothing while either is being typed', () => {
  expect(finalRate({ mid: '7.1433', spread: '0.001' })).toBe('7.1423');
  expect(finalRate({ mid: '0.3', spread: '0.1' })).toBe('0.2');
  expect(finalRate({ mid: '7.', spread: '0.1' })).toBeNull();
  expect(finalRate({ mid: '', spread: '0' })).toBeNull();
});

test('a move is shown with its sign', () => {
  expect(moveInPercent('7', '7.35')).toBe('+5.00');
  expect(moveInPercent('7', '3.5')).toBe('-50.00');
  expect(moveInPercent('7', '7')).toBe('0.00');
});

test('a quotation without an end holds until it is replaced', () => {
  expect(toQuotation({ ...toQuotationDraft(null), mid: '1', spread: '0' }).expires_at).toBeNull();
});
