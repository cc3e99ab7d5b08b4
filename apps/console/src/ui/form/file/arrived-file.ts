import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FileName } from './file-field.tsx';
import { uploadOf } from './file-upload.ts';

/** Null without a file, undefined if the upload failed. */
export async function arrivedFile<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FileName<Values>,
): Promise<string | null | undefined> {
  // The type of the name says that this is what the field holds.
  const file = form.getValues(name) as File | null;
  if (file === null) return null;
  const fileId = await uploadOf(file).outcome();
  if (fileId !== null) return fileId;
  await form.trigger(name, { shouldFocus: true });
  return undefined;
}
