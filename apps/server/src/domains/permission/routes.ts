import type { Routes } from '../../http/routes.ts';
import { permissionMatrix } from './matrix.ts';

export const permissionRoutes = {
  'GET /config/admin/v1/permission': async () => permissionMatrix(),
} satisfies Routes;
