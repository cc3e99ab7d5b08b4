import { answerList, answerListExport } from '../../http/lists/record-list.ts';
import type { Routes } from '../../http/routes.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { inSession } from '../../platform/in-session.ts';
import {
  addressReview,
  createAddress,
  deleteAddress,
  switchAddress,
  updateAddress,
} from './change-address.ts';
import { addressList, readAddressUses } from './list-addresses.ts';

export const cryptoAddressRoutes = {
  'GET /crypto_address/admin/v1/list': ({ query }, context) =>
    answerList(addressList, query, context),

  'GET /crypto_address/admin/v1/export': ({ query }, context) =>
    answerListExport(addressList, query, context),

  'POST /crypto_address/admin/v1/create': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => createAddress(tx, context, body)),

  'PUT /crypto_address/admin/v1/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => updateAddress(tx, context, path.id, body)),

  'PUT /crypto_address/admin/v1/audit/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      addressReview.decide(tx, context, path.id, body),
    ),

  'GET /crypto_address/admin/v1/uses/{id}': ({ path }, context) =>
    readAddressUses(context, path.id),

  'PUT /crypto_address/admin/v1/status/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => switchAddress(tx, context, path.id, body)),

  'DELETE /crypto_address/admin/v1/{id}': ({ path, query }, context) =>
    inSession(context, (tx) => deleteAddress(tx, context, path.id, query.version)),
} satisfies Routes;
