import { lazyPart } from '#/ui/page/lazy-part.tsx';

/** Comments on a record, loaded with their labels. */
export const Comments = lazyPart(
  async () => (await import('./record-comments.tsx')).RecordComments,
  ['comments', 'form'],
);
