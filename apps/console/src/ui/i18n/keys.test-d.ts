import type { TFunction } from 'i18next';

export function keysThatExist(t: TFunction<'frame'>) {
  t('welcome', { name: 'Li' });
  t('logOutConfirm.text');
  // @ts-expect-error no language has it
  t('nope');
  // @ts-expect-error a key of another file
  t('startUp.title');
}
