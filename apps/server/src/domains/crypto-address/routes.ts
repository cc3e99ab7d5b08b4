import type { Routes } from '../../http/routes.ts';
import { idempotent, idempotentWrite, inSession, sessionWrite } from '../../platform/idempotent.ts';
import {
  addressReview,
  createAddress,
  deleteAddress,
  switchAddress,
  updateAddress,
} from './change-address.ts';
import { addressList, readAddressUses } from './list-addresses.ts';

export const cryptoAddressRoutes = {
  'GET /crypto_address/admin/v1/list': ({ query }, context) => addressList.answer(query, context),

  'GET /crypto_address/admin/v1/export': ({ query }, context) => addressList.export(query, context),

  'POST /crypto_address/admin/v1/create': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => createAddress(tx, context, body)),

  'PUT /crypto_address/admin/v1/{id}': sessionWrite(updateAddress),

  'PUT /crypto_address/admin/v1/audit/{id}': idempotentWrite(addressReview.decide),

  'GET /crypto_address/admin/v1/uses/{id}': ({ path }, context) =>
    readAddressUses(context, path.id),

  'PUT /crypto_address/admin/v1/status/{id}': sessionWrite(switchAddress),

  'DELETE /crypto_address/admin/v1/{id}': ({ path, query }, context) =>
    inSession(context, (tx) => deleteAddress(tx, context, path.id, query.version)),
} satisfies Routes;
