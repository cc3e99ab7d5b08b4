import { describe, expect, it } from 'vitest';
import { sameName } from './same-name.ts';

describe('two names are the same', () => {
  // @rule withdrawals: The bank's holder is compared with the verified name, normalised; both show
  it.each([
    ['陈静怡', '陈 静怡'],
    ['陈静怡', '陈静怡 '],
    ['CHEN JINGYI', 'Chen Jingyi'],
    ['CHEN JINGYI', 'Jingyi Chen'],
    ['Chen, Jing-Yi', 'JINGYI CHEN'],
    ['Jürgen Müller', 'MULLER JURGEN'],
    ['Hans Peter Weber', 'Weber, Hans Peter'],
    ['Peter Hans Weber', 'WEBER PETER HANS'],
    ['陈静怡 Chen Jingyi', 'CHEN JINGYI'],
    ['陈静怡（Chen Jingyi）', '陈静怡'],
    ['李国栋 Guodong Li', '李国栋'],
    ['单国栋 SHAN Guo-Dong', '单国栋'],
    ['吕静 Lyu Jing', '吕静'],
    ['買買提·艾力', '買買提艾力'],
    ['ＣＨＥＮ ＪＩＮＧＹＩ', 'chen jingyi'],
  ])('%s and %s', (one, other) => {
    expect(sameName(one, other)).toBe(true);
    expect(sameName(other, one)).toBe(true);
  });
});

describe('two names are not the same', () => {
  it.each([
    ['陈静怡', '陈静'],
    ['陈静怡', '怡静陈'],
    ['陈静怡', 'Chen Jingyi'],
    ['Chen Jingyi', 'Chen Jingya'],
    ['Chen Jingyi', 'Chen'],
    ['陈静怡 Chen Jingyi', '陈静怡 Wang Jingyi'],
    ['陈静怡 Chen Jingyi', '王静怡'],
    ['李国栋 Li', '李国栋'],
    ['李国栋 Wang Guodong', '李国栋'],
    ['李国栋 Trading', '李国栋'],
    ['陳大文 Chan Tai Man', '陳大文'],
    ['', ''],
    ['··', '--'],
  ])('%s and %s', (one, other) => {
    expect(sameName(one, other)).toBe(false);
    expect(sameName(other, one)).toBe(false);
  });
});
