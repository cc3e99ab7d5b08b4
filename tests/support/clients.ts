import type { Schemas } from '@brokerdesk/sdk';
import SparkMD5 from 'spark-md5';
import type { StaffApi } from './staff-api.ts';

/** A client of a story's own, made by hand. */
export async function newClient(
  staff: StaffApi,
  given: Partial<Schemas.ClientCreate> = {},
): Promise<Schemas.Client> {
  const name = `story${crypto.randomUUID().slice(0, 12)}`;
  const made = await staff.post<Schemas.Client>('/client/admin/v1/create', {
    username: name,
    full_name: `Client ${name}`,
    mobile: '+8613912345678',
    email: `${name}@example.com`,
    password: SparkMD5.hash('secret'),
    ...given,
  });
  if (made.status !== 201) throw new Error(`No client: ${JSON.stringify(made.body)}`);
  return made.body;
}
