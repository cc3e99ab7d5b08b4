import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import type { Call } from '../call.ts';
import type { World } from '../world.ts';

/** The smallest PNG: one transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function kycAnswers(world: () => World): void {
  describe('identity checks', () => {
    const angel = () => ({ token: world().angel.accessToken });

    async function refusals(call: Call): Promise<void> {
      const path = { ...call.path };
      await world().answer({ ...call, path: { ...path, id: 'not-an-id' } }, 400);
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, path: { ...path, id: randomUUID() } }, 404);
    }

    async function picture(): Promise<string> {
      const announced = { purpose: 'kyc_document', content_type: 'image/png', size: png.length };
      // Held against the contract by `answer`.
      const signed = (await world().answer(
        { operation: 'presignUpload', ...angel(), body: announced },
        200,
      )) as Schemas.Presigned;
      await world().answer(
        {
          operation: 'uploadFile',
          path: { fileId: signed.file_id },
          query: Object.fromEntries(new URL(signed.url, world().stack.url).searchParams),
          raw: { body: new Uint8Array(png), contentType: 'image/png' },
        },
        200,
      );
      return signed.file_id;
    }

    test('the list takes each of its filters, and refuses what it does not know', async () => {
      const filters = {
        page: '2',
        size: '5',
        sort: '-checked_at,status',
        q: 'a',
        status: 'pending',
        holder: 'me',
        phase: 'asked',
        level: 'basic',
        id_type: 'passport',
        nationality: 'CN',
        client_id: randomUUID(),
        agent_id: randomUUID(),
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
        fake: 'true',
      };
      for (const [name, value] of Object.entries(filters)) {
        await world().answer({ operation: 'listKyc', ...angel(), query: { [name]: value } }, 200);
      }
      for (const operation of ['listKyc', 'exportKyc']) {
        await world().answer({ operation, ...angel(), query: { status: 'lost' } }, 400);
        await world().answer({ operation }, 401);
      }
      const csv = await world().answer({ operation: 'exportKyc', ...angel() }, 200);
      expect(csv).toMatch(/^\uFEFF/);
    });

    test('submitting, correcting, deciding, and looking', async () => {
      const unverified = (await world().answer(
        { operation: 'listClients', ...angel(), query: { kyc_status: 'unverified', size: '1' } },
        200,
      )) as Schemas.ClientList;
      const client = { id: unverified.list[0]?.id ?? '' };
      const form = async (version: number, fields: Record<string, unknown> = {}) => ({
        level: 'basic',
        full_name: 'Contract Client',
        birth_date: '1990-01-31',
        nationality: 'GB',
        id_type: 'passport',
        id_no: 'P12345678',
        id_expiry: null,
        address: null,
        documents: [{ type: 'passport', side: 'single', file_id: await picture() }],
        version,
        ...fields,
      });
      const fill = async (version: number, fields?: Record<string, unknown>): Promise<Call> => ({
        operation: 'fillKyc',
        ...angel(),
        path: client,
        body: await form(version, fields),
      });
      const notUploaded = [{ type: 'selfie', side: 'single', file_id: randomUUID() }];
      await refusals(await fill(1));
      await world().answer(await fill(1, { documents: notUploaded }), 422);
      const check = (await world().answer(await fill(1), 200)) as Schemas.Kyc;
      await world().answer(await fill(2), 409);

      const path = { id: check.id };
      const correct = async (version: number, fields?: Record<string, unknown>): Promise<Call> => ({
        operation: 'correctKyc',
        ...angel(),
        path,
        body: await form(version, fields),
      });
      await world().answer(await correct(2, { documents: notUploaded }), 422);
      const corrected = (await world().answer(
        await correct(2, { id_no: null }),
        200,
      )) as Schemas.Kyc;
      await world().answer(await correct(2), 409);
      await refusals(await correct(3));

      const reveal = { operation: 'revealKycIdNo', ...angel(), path };
      await world().answer(reveal, 200);
      await refusals(reveal);
      const document = {
        operation: 'getKycDocument',
        ...angel(),
        path: { ...path, documentId: corrected.documents[0]?.id ?? '' },
      };
      await world().answer(document, 200);
      await refusals(document);

      for (const operation of ['claimKyc', 'releaseKyc']) {
        await world().answer({ operation, ...angel(), path }, 200);
        await refusals({ operation, ...angel(), path });
      }
      const revealing = { path: { ...path, type: 'kyc' }, body: { reveal: true } };
      await world().answer({ operation: 'claimWork', ...angel(), ...revealing }, 200);

      const audit = {
        operation: 'auditKyc',
        ...angel(),
        path,
        body: { result: 'rejected', reason_code: 'name_differs', version: 3 },
      };
      await world().answer({ ...audit, body: { result: 'rejected', version: 3 } }, 400);
      await world().answer(audit, 200);
      await world().answer(audit, 409);
      await refusals(audit);
      for (const [operation, of] of [
        ['getKyc', path],
        ['getClientKyc', client],
      ] as const) {
        await world().answer({ operation, ...angel(), path: of }, 200);
        await refusals({ operation, ...angel(), path: of });
      }
    });
  });
}
