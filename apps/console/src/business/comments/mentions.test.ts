import { expect, it } from 'vitest';
import { matchingPeople, mentionsIn, splitAtMentions, typedMention } from './mentions.ts';

const moore = { id: 'moore', name: 'Eleanor Moore' };
const eleanor = { id: 'eleanor', name: 'Eleanor' };
const chen = { id: 'chen', name: '陈雅静' };
const people = [eleanor, moore, chen];

it('an @ at the beginning of a word asks for a colleague, that of an address does not', () => {
  expect(typedMention('please @Elea')).toEqual({ at: 7, typed: 'Elea' });
  expect(typedMention('@Eleanor Mo')).toEqual({ at: 0, typed: 'Eleanor Mo' });
  expect(typedMention('mail a@b')).toBeNull();
  expect(typedMention('nothing')).toBeNull();
});

it('the picker matches any part of a name, whatever its case', () => {
  expect(matchingPeople(people, 'moo')).toEqual([moore]);
  expect(matchingPeople(people, '雅')).toEqual([chen]);
});

it('a text is split at the longest name that it has', () => {
  expect(splitAtMentions('@Eleanor Moore and @Eleanor', people)).toEqual([
    { text: '@Eleanor Moore', person: moore },
    { text: ' and ', person: null },
    { text: '@Eleanor', person: eleanor },
  ]);
});

it('each colleague is named once, and an unknown name is found', () => {
  expect(mentionsIn('@陈雅静 @陈雅静请看', people)).toEqual({ ids: ['chen'], unknown: null });
  expect(mentionsIn('ask @Nobody, or a@b.example', people)).toEqual({
    ids: [],
    unknown: '@Nobody,',
  });
});
