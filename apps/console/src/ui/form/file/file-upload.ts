export type UploadOptions = {
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

export type UploadState =
  /** `share`: from 0 to 1. */
  | { step: 'sending'; share: number }
  | { step: 'done'; fileId: string }
  | { step: 'failed'; error: unknown };

export type Upload = {
  read: () => UploadState;
  subscribe: (onChange: () => void) => () => void;
  /** Null if the upload failed. */
  outcome: () => Promise<string | null>;
  retry: () => void;
  cancel: () => void;
};

/** Belongs to no component: an upload goes on while the form is closed, and is found again when it is opened. */
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

export const hasFailed = (file: File): boolean => uploadOf(file).read().step === 'failed';

const uploads = new WeakMap<File, Upload>();

export function keepUpload(file: File, upload: Upload): void {
  uploads.set(file, upload);
}

export function uploadOf(file: File): Upload {
  const upload = uploads.get(file);
  if (!upload) throw new Error('keepUpload is missing.');
  return upload;
}
