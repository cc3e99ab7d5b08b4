import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission.tsx';

export function CreateButton({
  label,
  form,
}: {
  label: string;
  form: (onClose: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Permit action="create">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        <span className="shown-beside-none max-md:sr-only">{label}</span>
      </Button>
      {open && form(() => setOpen(false))}
    </Permit>
  );
}

type CreateProps = { useLabel: () => string; form: (onClose: () => void) => ReactNode };

function Create({ useLabel, form }: CreateProps) {
  return <CreateButton label={useLabel()} form={form} />;
}

/** The same for the `create` of a list. */
export const createButton = (props: CreateProps) => () => <Create {...props} />;
