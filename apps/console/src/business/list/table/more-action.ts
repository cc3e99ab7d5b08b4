import type { Action, ResourceRef } from '@brokerdesk/policy';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** Something that is done from over the rows: a button on a wide screen, an entry of the menu on a narrow one. */
export type MoreAction = {
  /** A key of the labels of the list. */
  name: string;
  icon: LucideIcon;
  permit: { action: Action; resource: ResourceRef };
} & (
  | {
      /** The page that it leads to. */
      to: string;
    }
  | {
      dialog: ComponentType<{ onClose: () => void }>;
    }
);

export type LabelledAction = MoreAction & { label: string };
