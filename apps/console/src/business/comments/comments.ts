import { lazyPart } from '#/ui/page/lazy-part.tsx';

export const Comments = lazyPart(
  async () => (await import('./record-comments.tsx')).RecordComments,
  ['comments', 'form'],
);
