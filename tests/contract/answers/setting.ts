import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import type { World } from '../world.ts';

export function settingAnswers(world: () => World): void {
  describe('setting', () => {
    const god = () => ({ token: world().god.accessToken });
    const angel = () => ({ token: world().angel.accessToken });

    const records = [
      { read: 'getAppSettings', write: 'updateAppSettings', version: 'record_version' },
      { read: 'getCompany', write: 'updateCompany', version: 'version' },
      { read: 'getProductDisplay', write: 'updateProductDisplay', version: 'version' },
    ] as const;

    for (const { read, write, version } of records) {
      test(`${read} and ${write}`, async () => {
        // An object by the contract, which `answer` has just held it against.
        const now = (await world().answer({ operation: read, ...god() }, 200)) as Record<
          string,
          unknown
        >;
        await world().answer({ operation: write, ...god(), body: {} }, 400);
        await world().answer({ operation: write, body: now }, 401);
        await world().answer({ operation: write, ...angel(), body: now }, 403);
        await world().answer({ operation: write, ...god(), body: now }, 200);
        await world().answer(
          { operation: write, ...god(), body: { ...now, [version]: now[version] } },
          409,
        );
      });
    }

    test('the start-up settings need no session, the locales one, the product display a permission', async () => {
      await world().answer({ operation: 'getSystemSettings' }, 200);
      await world().answer({ operation: 'listLocales', ...angel() }, 200);
      await world().answer({ operation: 'listLocales' }, 401);
      await world().answer({ operation: 'getProductDisplay' }, 401);
      await world().answer({ operation: 'getProductDisplay', ...angel() }, 403);
    });

    test('a time zone that does not exist is refused at its field', async () => {
      const now = (await world().answer(
        { operation: 'getAppSettings' },
        200,
      )) as Schemas.AppSettings;
      await world().answer(
        {
          operation: 'updateAppSettings',
          ...god(),
          body: { ...now, timezone: 'Mars/Olympus_Mons' },
        },
        400,
      );
    });
  });
}
