import type { Random } from '../../kernel/random.ts';

const surnames = [
  ['王', 'wang'],
  ['李', 'li'],
  ['张', 'zhang'],
  ['刘', 'liu'],
  ['陈', 'chen'],
  ['杨', 'yang'],
  ['黄', 'huang'],
  ['赵', 'zhao'],
  ['吴', 'wu'],
  ['周', 'zhou'],
  ['徐', 'xu'],
  ['孙', 'sun'],
  ['马', 'ma'],
  ['朱', 'zhu'],
  ['胡', 'hu'],
  ['郭', 'guo'],
  ['何', 'he'],
  ['林', 'lin'],
  ['高', 'gao'],
  ['罗', 'luo'],
  ['欧阳', 'ouyang'],
  ['司徒', 'situ'],
] as const;

const givenNames = [
  ['伟', 'wei'],
  ['芳', 'fang'],
  ['秀英', 'xiuying'],
  ['敏', 'min'],
  ['静怡', 'jingyi'],
  ['志强', 'zhiqiang'],
  ['丽娟', 'lijuan'],
  ['建国', 'jianguo'],
  ['晓东', 'xiaodong'],
  ['雪梅', 'xuemei'],
  ['子轩', 'zixuan'],
  ['雨桐', 'yutong'],
  ['浩然', 'haoran'],
  ['梓涵', 'zihan'],
  ['嘉欣', 'jiaxin'],
  ['文博', 'wenbo'],
  ['思远', 'siyuan'],
  ['婉清', 'wanqing'],
  ['天佑', 'tianyou'],
  ['明哲', 'mingzhe'],
  ['海燕', 'haiyan'],
  ['国栋', 'guodong'],
] as const;

export const chineseSurnames = surnames.map(([written]) => written);
export const chineseGivenNames = givenNames.map(([written]) => written);

const firstNames = [
  'James',
  'Olivia',
  'Noah',
  'Amelia',
  'Liam',
  'Sophia',
  'Ethan',
  'Grace',
  'Lucas',
  'Chloe',
  'Henry',
  'Zoë',
  'Daniel',
  'María',
  'Oscar',
  'Ingrid',
  'Priya',
  'Kenji',
  'Fatima',
  'Thomas',
] as const;

const lastNames = [
  'Smith',
  'O’Brien',
  'Johnson',
  'García',
  'Williams',
  'Müller',
  'Brown',
  'Nguyen',
  'Taylor',
  'Rossi',
  'Tan',
  'Fraser',
  'Lim',
  'Kowalski',
  'Anderson',
  'Dubois',
  'Singh',
  'Hughes',
  'Nakamura',
  'van der Berg',
] as const;

const longNames = [
  ['Maximiliana Konstantina von Hohenlohe-Waldenburg-Schillingsfürst', 'mkvonhohenlohe'],
  ['阿卜杜拉·麦麦提敏·艾合买提江·吾斯曼', 'abdullah.maimaitimin'],
  ['Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Senior', 'hubert.wolfe'],
  ['Chandrasekhara Venkata Subramaniam Krishnamoorthy Iyer', 'cvs.krishnamoorthy'],
] as const;

export interface PersonName {
  fullName: string;
  latin: string;
}

export function personName(random: Random): PersonName {
  if (random.chance(0.015)) {
    const [fullName, latin] = random.pick(longNames);
    return { fullName, latin };
  }
  if (random.chance(0.6)) {
    const [surname, surnameLatin] = random.pick(surnames);
    const [given, givenLatin] = random.pick(givenNames);
    return { fullName: surname + given, latin: surnameLatin + givenLatin };
  }
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const latin = `${first}.${last}`.normalize('NFD').replaceAll(/[^A-Za-z.]/g, '');
  return { fullName: `${first} ${last}`, latin: latin.toLowerCase() };
}
