import { randomBytes } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { type Colour, encodePng } from '../../apps/server/src/seed/proof-picture.ts';
import type { StaffApi } from './staff-api.ts';

/** Pixels are drawn by lot: no other test has uploaded the picture. */
export function anyPicture(): Buffer {
  const palette: [Colour, ...Colour[]] = [
    [255, 255, 255],
    [13, 71, 161],
  ];
  const [width, height] = [320, 200];
  const pixels = new Uint8Array(width * height);
  pixels.set(randomBytes(64).map((byte) => byte % 2));
  return encodePng({ width, height, palette, pixels });
}

export async function uploadAny(
  staff: StaffApi,
  purpose: Schemas.PresignRequest['purpose'] = 'kyc_document',
  url = staff.url,
): Promise<string> {
  const bytes = new Uint8Array(anyPicture());
  const { body: signed } = await staff.post<Schemas.Presigned>('/s3/admin/presign/put', {
    purpose,
    content_type: 'image/png',
    size: bytes.length,
  });
  const headers = { 'Content-Type': 'image/png' };
  const put = await fetch(new URL(signed.url, url), { method: 'PUT', headers, body: bytes });
  if (!put.ok) throw new Error(`The picture was refused: ${await put.text()}`);
  return signed.file_id;
}

export async function unverified(staff: StaffApi): Promise<Schemas.Kyc> {
  const { body } = await staff.get<Schemas.KycList>(
    '/identify/admin/v1/list?status=unverified&size=200',
  );
  const used = new Set(given);
  const found = body.list.find(({ id }) => !used.has(id));
  if (found === undefined) throw new Error('Every client in scope has submitted something.');
  given.push(found.id);
  return found;
}

const given: string[] = [];

export async function submitKyc(
  staff: StaffApi,
  url: string,
  fields: Partial<Schemas.KycFill> = {},
  of?: Schemas.Kyc,
): Promise<Schemas.Kyc> {
  of ??= await unverified(staff);
  const side = async (side: 'front' | 'back') =>
    ({ type: 'id_card', side, file_id: await uploadAny(staff, 'kyc_document', url) }) as const;
  const body: Schemas.KycFill = {
    level: 'basic',
    full_name: of.client.full_name,
    birth_date: '1990-01-31',
    nationality: 'CN',
    id_type: 'id_card',
    id_no: `E${randomBytes(4).readUInt32BE()}`,
    id_expiry: '2040-12-31',
    address: null,
    documents: [await side('front'), await side('back')],
    version: of.version,
    ...fields,
  };
  const made = await staff.put<Schemas.Kyc>(`/identify/admin/v1/fill/${of.client.id}`, body);
  if (made.status !== 200) throw new Error(`Nothing was submitted: ${JSON.stringify(made.body)}`);
  return made.body;
}

export async function correctKyc(
  staff: StaffApi,
  kyc: Schemas.Kyc,
  fields: Partial<Schemas.KycCorrection>,
): Promise<Schemas.Kyc> {
  const { latin_name, birth_date, nationality, id_type, id_expiry, remark, version } = kyc;
  const documents = kyc.documents.map(({ type, side, file_id }) => ({ type, side, file_id }));
  const made = await staff.put<Schemas.Kyc>(`/identify/admin/v1/${kyc.id}`, {
    ...{ latin_name, birth_date, nationality, id_type, id_expiry, remark, version, documents },
    ...{ level: 'basic', full_name: kyc.full_name, id_no: null, address: kyc.address },
    ...fields,
  });
  if (made.status !== 200) throw new Error(`Nothing was corrected: ${JSON.stringify(made.body)}`);
  return made.body;
}
