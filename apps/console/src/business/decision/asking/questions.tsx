import type { ReactNode } from 'react';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import type { Decidable } from '../decision-adapter.ts';
import type { QuestionsProps } from './questions-section.tsx';

// `lazyPart` forgets that the component is generic; what it gives back takes the same props.
const QuestionsSection = lazyPart(
  async () => (await import('./questions-section.tsx')).QuestionsSection,
  ['asking'],
) as <Row extends Decidable>(props: QuestionsProps<Row>) => ReactNode;

export const Questions = <Row extends Decidable>({
  questions = [],
  ...of
}: Omit<QuestionsProps<Row>, 'questions'> & {
  questions: QuestionsProps<Row>['questions'] | undefined;
}) => questions.length > 0 && <QuestionsSection questions={questions} {...of} />;
