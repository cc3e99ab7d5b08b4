import { expect, it } from 'vitest';
import { type Operation, readContract } from '../http/contract.ts';
import { rightRequest } from './right-request.ts';

const failureOf = (operation: Operation): string[] => {
  try {
    rightRequest(operation);
    return [];
  } catch (failure) {
    return [`${operation.key}: ${failure}`];
  }
};

it('every field that an operation requires has a sample', () => {
  expect(readContract().flatMap(failureOf)).toEqual([]);
});
