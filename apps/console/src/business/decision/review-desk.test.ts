import { expect, test } from 'vitest';
import { createReviewDesk, type DecisionKey } from './review-desk.ts';

function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const ids = ['a', 'b', 'c', 'd'];
const keys = ['approve', 'reject'] as const;

type Pressed = { id: string; key: DecisionKey };

/**
 * A reviewer at a queue: records open, their details come late and in any order, live updates change or decide them,
 * and keys are pressed in between. Returns each decision that began, with the keys that were pressed for its record.
 */
function race(seed: number) {
  const random = randomOf(seed);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;
  const desk = createReviewDesk();
  const decided = new Set<string>();
  let shown: string | undefined;
  let hasButtons = false;
  let pressed: Pressed | null = null;
  const onTheWay: string[] = [];
  const begun: (Pressed & { at: string | undefined; pressed: Pressed | null })[] = [];
  const lost: Pressed[] = [];

  const show = (id: string | undefined) => {
    if (id === shown) return;
    if (shown !== undefined) desk.close(shown);
    shown = id;
    hasButtons = false;
    pressed = null;
    if (id === undefined) return;
    desk.open(id);
    onTheWay.push(id);
  };
  const arrive = () => {
    const [id] = onTheWay.splice(Math.floor(random() * onTheWay.length), 1);
    // The answer about a record that is not shown any more only fills the cache.
    if (id === undefined || id !== shown || hasButtons) return;
    hasButtons = true;
    const may = { approve: !decided.has(id), reject: !decided.has(id) };
    const key = desk.ready(id, may);
    if (key !== null) begun.push({ id, key, at: shown, pressed });
    else if (pressed !== null && may[pressed.key]) lost.push(pressed);
    pressed = null;
  };
  const press = () => {
    // With the buttons there, they take the key themselves.
    if (shown === undefined || hasButtons) return;
    const key = pick(keys);
    pressed = { id: shown, key };
    desk.press(key);
  };
  const acts = [
    () => show(pick(ids)),
    arrive,
    arrive,
    press,
    press,
    () => void decided.add(pick(ids)),
    () => void decided.delete(pick(ids)),
    () => show(undefined),
    () => {
      if (shown === undefined) return;
      desk.open(shown);
      desk.close(shown);
    },
  ];
  for (let step = 0; step < 30; step += 1) pick(acts)();
  return { begun, lost };
}

test('10,000 races of keys with late details and live updates begin no decision on another record', () => {
  let total = 0;
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const { begun, lost } = race(seed);
    expect(lost, `keys of race ${seed}`).toEqual([]);
    for (const { id, key, at, pressed } of begun) {
      expect({ id, key }, `decision of race ${seed}`).toEqual(pressed);
      expect(at).toBe(id);
    }
    total += begun.length;
  }
  expect(total).toBeGreaterThan(3_000);
}, 30_000);

test('a kept key is applied once', () => {
  const desk = createReviewDesk();
  desk.open('a');
  desk.press('approve');
  const may = { approve: true, reject: true };
  expect(desk.ready('a', may)).toBe('approve');
  expect(desk.ready('a', may)).toBeNull();
});

test('a key that is pressed after a decision is for the record that opens next', () => {
  const desk = createReviewDesk();
  const may = { approve: true, reject: true };
  desk.open('a');
  desk.turn('a');
  desk.press('reject');
  expect(desk.ready('a', may)).toBeNull();
  desk.turned('b');
  desk.close('a');
  desk.open('b');
  expect(desk.ready('b', may)).toBe('reject');
});

test('a key that is pressed after a decision is dropped if the user opens a record, or none is left', () => {
  for (const go of ['c', undefined]) {
    const desk = createReviewDesk();
    desk.open('a');
    desk.turn('a');
    desk.press('approve');
    if (go) {
      desk.close('a');
      desk.open(go);
    }
    desk.turned(undefined);
    desk.close('a');
    desk.open('b');
    expect(desk.ready('b', { approve: true, reject: true })).toBeNull();
  }
});

test('a key is kept while another drawer takes the record over', () => {
  const desk = createReviewDesk();
  desk.open('a');
  desk.open('a');
  desk.press('approve');
  desk.close('a');
  desk.open('a');
  expect(desk.ready('a', { approve: true, reject: true })).toBe('approve');
});

test('a kept key is dropped if the record was decided in the meantime', () => {
  const desk = createReviewDesk();
  desk.open('a');
  desk.press('approve');
  expect(desk.ready('a', { approve: false, reject: false })).toBeNull();
  expect(desk.ready('a', { approve: true, reject: true })).toBeNull();
});
