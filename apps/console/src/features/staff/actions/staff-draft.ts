import { type Role, scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';

export type StaffDraft = {
  username: string;
  name: string;
  role: Role | '';
  leader_id: string;
};

export const blankStaff = (): StaffDraft => ({ username: '', name: '', role: '', leader_id: '' });

export const toStaffDraft = ({
  username,
  name,
  role,
  leader_id: leaderId,
}: Schemas.StaffUser): StaffDraft => ({ username, name, role, leader_id: leaderId ?? '' });

export const hasLeader = (role: Role | ''): boolean => role !== '' && scopeOf(role) === 'own';

export const positionOf = ({
  role,
  leader_id: leaderId,
}: Pick<StaffDraft, 'role' | 'leader_id'>) =>
  role === '' ? null : { role, leader_id: hasLeader(role) && leaderId !== '' ? leaderId : null };
