import { Readable } from 'node:stream';
import type { Transaction } from '../db/database.ts';
import { file, kyc } from '../db/schema.ts';
import { storedIdNo } from '../domains/kyc/id-number.ts';
import type { KycRecord } from '../domains/kyc/kyc-row.ts';
import { type KycForm, storeSubmission, storeVerdict } from '../domains/kyc/store-kyc.ts';
import { type AuditEntry, writeAuditEntries } from '../platform/audit-log.ts';
import type { FileStore, ReceivedFile } from '../platform/file-store.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { SeededClient } from './clients.ts';
import { proofPicture } from './proof-picture.ts';
import type { Random } from './random.ts';
import type { DemoStaff } from './staff.ts';

interface Setting {
  random: Random;
  staff: DemoStaff;
  clients: readonly SeededClient[];
  now: Date;
  files: FileStore;
  secrets: Secrets;
}

const dayMs = 24 * 60 * 60 * 1000;
const pictureBytesMax = 1024 * 1024;
/** Known, so that the one who used it twice is found. */
const sharedIdNo = '310115198503127719';
const rejections = [
  { reasonCode: 'document_unreadable', reason: null },
  { reasonCode: 'name_differs', reason: '证件姓名与账户姓名不一致' },
  { reasonCode: 'other', reason: 'The picture shows a copy, not the document itself.' },
] as const;

/**
 * Identity checks in every state, by the functions of the server: approved, pending, rejected, and
 * some that were rejected before. Two clients show the same document.
 */
export async function seedKyc(tx: Transaction, setting: Setting): Promise<void> {
  const { clients } = setting;
  const records = new Map((await tx.select().from(kyc)).map((row) => [row.clientId, row]));
  const submitting = clients.filter((client) => client.kycStatus !== 'unverified');
  const twice = submitting.filter((client) => client.kycStatus === 'pending').slice(0, 2);
  const audits: AuditEntry[] = [];
  const kept: { id: string; received: ReceivedFile }[] = [];
  for (const client of submitting) {
    const record = records.get(client.id);
    if (record === undefined) throw new Error(`${client.username} has no identity check.`);
    const idNo = twice.includes(client) ? sharedIdNo : null;
    const { entries, pictures } = await check(tx, setting, { client, record, idNo });
    audits.push(...entries);
    kept.push(...pictures);
  }
  const inOrder = audits.toSorted((a, b) => Number(a.at) - Number(b.at));
  // What is long past is news to nobody.
  const past = inOrder.map((entry) => ({ ...entry, changed: [] }));
  for (let from = 0; from < past.length; from += 500) {
    await writeAuditEntries(tx, null, past.slice(from, from + 500));
  }
  // Last, since they are outside of the transaction.
  await Promise.all(kept.map(({ id, received }) => received.keep(id)));
}

interface Checked {
  client: SeededClient;
  record: KycRecord;
  idNo: string | null;
}

async function check(tx: Transaction, setting: Setting, { client, record, idNo }: Checked) {
  const { random, now, staff } = setting;
  const submittedAt = random.between(client.createdAt, new Date(now.getTime() - dayMs / 4));
  const entries: AuditEntry[] = [];
  const pictures: { id: string; received: ReceivedFile }[] = [];
  const form = formOf(setting, client, idNo);
  const submit = async (before: KycRecord, at: Date) => {
    const picture = await storePicture(tx, setting, form, at);
    pictures.push(picture);
    const { after, audit } = await storeSubmission(tx, before, {
      action: 'submit',
      form,
      pictures: [{ type: form.idType ?? 'id_card', side: 'front', fileId: picture.id }],
      makerId: random.chance(0.2) ? client.agentId : null,
      at,
    });
    entries.push(audit);
    return after;
  };
  const decide = async (before: KycRecord, action: 'approve' | 'reject', at: Date) => {
    const why = action === 'reject' ? random.pick(rejections) : { reasonCode: null, reason: null };
    const checkerId = random.pick([staff.angel, staff.angel2]);
    const { after, audit } = await storeVerdict(tx, before, { action, ...why, checkerId, at });
    entries.push(audit);
    return after;
  };
  const later = (at: Date) => random.between(at, now);

  const first = await submit(record, submittedAt);
  const again = client.kycStatus !== 'rejected' && random.chance(0.2);
  const rejectedAt = later(submittedAt);
  const open = again
    ? await submit(await decide(first, 'reject', rejectedAt), later(rejectedAt))
    : first;
  if (client.kycStatus === 'approved') await decide(open, 'approve', later(open.updatedAt));
  if (client.kycStatus === 'rejected') await decide(open, 'reject', later(open.updatedAt));
  return { entries, pictures };
}

function formOf({ random, secrets }: Setting, client: SeededClient, idNo: string | null): KycForm {
  const isChinese = /\p{Script=Han}/u.test(client.fullName);
  const birthDate = `${random.whole(1955, 2003)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`;
  const advanced = random.chance(0.4);
  const drawn = isChinese
    ? `310115${birthDate.replaceAll('-', '')}${random.digits(4)}`
    : `${random.pick(['E', 'P', 'K'])}${random.digits(8)}`;
  return {
    level: advanced ? 'advanced' : 'basic',
    fullName: client.fullName,
    latinName: isChinese ? null : client.fullName.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    birthDate,
    nationality: isChinese ? 'CN' : random.pick(['GB', 'SG', 'DE', 'ES']),
    idType: isChinese ? 'id_card' : 'passport',
    ...storedIdNo(secrets, idNo ?? drawn),
    idExpiry: `${random.whole(2028, 2039)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
    address: advanced ? (isChinese ? '上海市浦东新区世纪大道 8 号' : '12 Harbour Street') : null,
    remark: null,
  };
}

async function storePicture(
  tx: Transaction,
  { random, files }: Setting,
  form: KycForm,
  at: Date,
): Promise<{ id: string; received: ReceivedFile }> {
  const id = random.id(at);
  const picture = proofPicture(
    {
      title: form.idType === 'passport' ? 'PASSPORT' : 'IDENTITY CARD',
      amount: 'SPECIMEN',
      reference: id,
      lines: [
        ['DATE OF BIRTH', form.birthDate ?? ''],
        ['NATIONALITY', form.nationality ?? ''],
        ['DATE OF EXPIRY', form.idExpiry ?? ''],
      ],
    },
    id.length,
  );
  const received = await files.receive(Readable.from([picture]), pictureBytesMax);
  if (received === null) throw new Error('A picture of the set is too large.');
  await tx.insert(file).values({
    id,
    purpose: 'kyc_document',
    contentType: 'image/png',
    size: received.size,
    sha256: received.sha256,
    stored: true,
    uploadedById: null,
    expiresAt: at,
    createdAt: at,
  });
  return { id, received };
}
