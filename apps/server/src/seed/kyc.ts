import { type KycRecord, storedIdNo } from '../domains/kyc/kyc-row.ts';
import {
  type KycForm,
  type KycState,
  type KycTransition,
  storeKycTransitions,
  submission,
  verdict,
} from '../domains/kyc/store-kyc.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { kyc } from '../kernel/db/schema.ts';
import { batches } from '../kernel/db/update-each.ts';
import type { Random } from '../kernel/random.ts';
import { writeAuditEntries } from '../platform/audit-log.ts';
import type { FileStore } from '../platform/file-store.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { SeededClient } from './clients.ts';
import { proofPicture } from './proof-picture.ts';
import type { DemoStaff } from './staff.ts';
import { type Picture, storePictures } from './store-pictures.ts';

interface Setting {
  random: Random;
  staff: DemoStaff;
  clients: readonly SeededClient[];
  now: Date;
  files: FileStore;
  secrets: Secrets;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Known, so that the one who used it twice is found. */
const sharedIdNo = '310115198503127719';
const rejections = [
  { reasonCode: 'document_unreadable', reason: null },
  { reasonCode: 'name_differs', reason: '证件姓名与账户姓名不一致' },
  { reasonCode: 'other', reason: 'The picture shows a copy, not the document itself.' },
] as const;

export async function seedKyc(tx: Transaction, setting: Setting): Promise<void> {
  const records = new Map((await tx.select().from(kyc)).map((row) => [row.clientId, row]));
  const submitting = setting.clients.filter((client) => client.kycStatus !== 'unverified');
  const twice = submitting.filter((client) => client.kycStatus === 'pending').slice(0, 2);
  const planned = submitting.map((client) => {
    const record = records.get(client.id);
    if (record === undefined) throw new Error(`${client.username} has no identity check.`);
    return planCheck(setting, client, record, twice.includes(client) ? sharedIdNo : null);
  });
  const publishPictures = await storePictures(
    tx,
    setting.files,
    planned.flatMap(({ pictures }) => pictures),
  );
  for (const batch of batches(planned)) {
    await storeKycTransitions(
      tx,
      batch.flatMap(({ steps }) => steps),
    );
  }
  const audits = planned.flatMap(({ steps }) => steps.map(({ audit }) => audit));
  await writeAuditEntries(tx, null, audits);
  await publishPictures();
}

function planCheck(
  setting: Setting,
  client: SeededClient,
  record: KycRecord,
  idNo: string | null,
): { steps: KycTransition[]; pictures: Picture[] } {
  const { random, now, staff } = setting;
  const form = formOf(setting, client, idNo);
  const steps: KycTransition[] = [];
  const pictures: Picture[] = [];
  let state: KycState = { kyc: record, clientVersion: 1, clientName: client.fullName };
  const add = (step: KycTransition) => {
    steps.push(step);
    state = step.after;
  };
  const submit = (at: Date) => {
    const fileId = random.id(at);
    pictures.push({
      id: fileId,
      at,
      purpose: 'kyc_document',
      uploadedById: null,
      draw: () => pictureOf(fileId, form),
    });
    const makerId = random.chance(0.2) ? client.agentId : null;
    const front = { type: form.idType ?? 'id_card', side: 'front', fileId } as const;
    add(submission(state, { action: 'submit', form, pictures: [front], makerId, at }));
  };
  const decide = (action: 'approve' | 'reject', at: Date) => {
    const why = action === 'reject' ? random.pick(rejections) : { reasonCode: null, reason: null };
    const actorId = random.pick([staff.angel, staff.angel2]);
    add(verdict(state, { action, ...why, actorId, at }));
  };
  const later = () => random.between(state.kyc.updatedAt, now);

  submit(random.between(client.createdAt, new Date(now.getTime() - dayMs / 4)));
  if (client.kycStatus !== 'rejected' && random.chance(0.2)) {
    decide('reject', later());
    submit(later());
  }
  if (client.kycStatus === 'approved') decide('approve', later());
  if (client.kycStatus === 'rejected') decide('reject', later());
  return { steps, pictures };
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

function pictureOf(id: string, form: KycForm): Buffer {
  return proofPicture(
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
}
