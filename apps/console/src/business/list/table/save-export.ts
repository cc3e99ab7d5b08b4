import { exportFileName, type FileFormat, saveFile } from '#/ui/api/save-file.ts';

/** Fetches an export and hands it to the browser. Returns the name of the file. */
export async function saveExport({
  what,
  format,
  timeZone,
  fetch,
}: {
  what: string;
  format: FileFormat;
  timeZone: string;
  fetch: () => Promise<Blob>;
}): Promise<string> {
  const bytes = await fetch();
  const fileName = exportFileName(what, format, timeZone, new Date());
  saveFile(bytes, fileName);
  return fileName;
}
