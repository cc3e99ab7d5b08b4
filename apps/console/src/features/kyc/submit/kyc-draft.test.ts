import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { changesOf } from './kyc-changes.tsx';
import { draftOf, keptDocument, toCorrection } from './kyc-draft.ts';

const front: Schemas.KycDocument = {
  id: 'd1',
  type: 'id_card',
  side: 'front',
  file_id: 'f1',
  sha256: '',
  content_type: 'image/png',
  size: 1,
};

const kyc: Schemas.Kyc = {
  id: 'k',
  version: 4,
  created_at: '',
  updated_at: '',
  client: {
    id: 'c',
    username: 'wang',
    full_name: '王小明',
    fake: false,
    agent_name: null,
    superman: null,
  },
  status: 'pending',
  level: 'basic',
  full_name: '王小明',
  latin_name: null,
  birth_date: '1990-01-31',
  nationality: 'CN',
  id_type: 'id_card',
  id_no: '31************771X',
  id_expiry: null,
  address: null,
  documents: [front],
  attempt_no: 1,
  maker: null,
  made_at: null,
  checker: null,
  checked_at: null,
  reason_code: null,
  reason: null,
  remark: null,
  client_remark: null,
  decision: {
    approve: true,
    reject: true,
    rollback: false,
    blocked_code: null,
    blocked_reason: null,
  },
  viewers: [],
  risk: 'none',
  risk_reasons: [],
};

const draft = () => draftOf(kyc, (code) => code);

test('an untouched form changes nothing, and sends the record as it is, the number left alone', () => {
  expect(changesOf(kyc, draft())).toEqual([]);
  expect(toCorrection(draft(), kyc, {})).toMatchObject({
    full_name: '王小明',
    id_no: null,
    id_expiry: null,
    documents: [{ type: 'id_card', side: 'front', file_id: 'f1' }],
    version: 4,
  });
});

test('changes list each field before and after, and the number only if one was typed', () => {
  const changed = { ...draft(), full_name: '王晓明 ', id_no: 'E12345678', id_expiry: '2040-01-01' };
  expect(changesOf(kyc, changed)).toEqual([
    { field: 'full_name', before: '王小明', after: '王晓明' },
    { field: 'id_expiry', before: null, after: '2040-01-01' },
    { field: 'id_no', before: '31************771X', after: 'E12345678' },
  ]);
  const picture = { ...draft(), back: new File([], 'back.png') };
  expect(changesOf(kyc, picture)).toEqual([{ field: 'back', before: false }]);
});

test('a new picture takes the place of the old one, the others stay', () => {
  const body = toCorrection(draft(), kyc, { back: 'f2', selfie: 'f3' });
  expect(body?.documents).toEqual([
    { type: 'id_card', side: 'front', file_id: 'f1' },
    { type: 'id_card', side: 'back', file_id: 'f2' },
    { type: 'selfie', side: 'single', file_id: 'f3' },
  ]);
});

test('a paper that turns out to be a passport has one side, and keeps its picture', () => {
  const body = toCorrection({ ...draft(), id_type: 'passport' }, kyc, { back: 'f2' });
  expect(body?.documents).toEqual([{ type: 'passport', side: 'single', file_id: 'f1' }]);
});

test('nothing is sent without a level, a kind of paper and a country', () => {
  for (const missing of [{ level: '' }, { id_type: '' }, { nationality: null }]) {
    expect(toCorrection({ ...draft(), ...missing }, kyc, {})).toBeNull();
  }
});

test('a picture is kept in the place that it was sent for', () => {
  const documents: Schemas.KycDocument[] = [
    front,
    { ...front, id: 'd2', side: 'back' },
    { ...front, id: 'd3', type: 'selfie', side: 'single' },
    { ...front, id: 'd4', type: 'proof_of_address', side: 'single' },
  ];
  const slots = ['front', 'back', 'selfie', 'proof_of_address'] as const;
  expect(slots.map((slot) => keptDocument(documents, slot)?.id)).toEqual(['d1', 'd2', 'd3', 'd4']);
  expect(keptDocument(documents.slice(2), 'front')).toBeUndefined();
});
