export type UploadOptions = {
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

export type UploadState =
  /** `share`: how much has been sent, from 0 to 1. */
  | { step: 'sending'; share: number }
  | { step: 'done'; fileId: string }
  | { step: 'failed'; error: unknown };

/** A file on its way to the server. */
export type Upload = {
  read: () => UploadState;
  subscribe: (onChange: () => void) => () => void;
  /** The id of the stored file once it has arrived, null if that failed. */
  outcome: () => Promise<string | null>;
  /** Sends it again after a failure. */
  retry: () => void;
  cancel: () => void;
};

/**
 * Begins at once, and belongs to no component: an upload goes on while the form is closed, and is
 * found again when it is opened.
 */
export function startUpload(send: (options: UploadOptions) => Promise<string>): Upload {
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  let state: UploadState = { step: 'sending', share: 0 };
  const enter = (next: UploadState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const attempt = async () => {
    enter({ step: 'sending', share: 0 });
    try {
      const fileId = await send({
        onProgress: (share) => enter({ step: 'sending', share }),
        signal: abort.signal,
      });
      enter({ step: 'done', fileId });
      return fileId;
    } catch (error) {
      enter({ step: 'failed', error });
      return null;
    }
  };
  let outcome = attempt();
  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    outcome: () => outcome,
    retry: () => {
      if (state.step === 'failed') outcome = attempt();
    },
    cancel: () => abort.abort(),
  };
}

/** Whether it did not arrive. */
export const hasFailed = (file: File): boolean => uploadOf(file).read().step === 'failed';

/** The upload of each chosen file, as long as something still holds the file. */
const uploads = new WeakMap<File, Upload>();

export function keepUpload(file: File, upload: Upload): void {
  uploads.set(file, upload);
}

/** The upload of a file that was chosen in a form. */
export function uploadOf(file: File): Upload {
  const upload = uploads.get(file);
  if (!upload) throw new Error('keepUpload is missing.');
  return upload;
}
