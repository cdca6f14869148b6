import { lazyRouteComponent } from '@tanstack/react-router';
import { formQuestions } from '@tideline/copy/contact/form-questions';
import type { CopyStore } from '../lib/copy/copy-store.ts';
import { useCopy } from '../lib/copy/use-copy.ts';
import type { QuestionFieldsProps } from './question-fields.tsx';

const QuestionFields = lazyRouteComponent(() => import('./question-fields.tsx'), 'QuestionFields');

/** The questions that staff have added to a form. */
export function FormQuestions(props: Omit<QuestionFieldsProps, 'questions'>) {
  const questions = useCopy('contact', 'questions', formQuestions);
  return questions[0] ? <QuestionFields questions={questions} {...props} /> : null;
}

/** Loads their code before the page is shown or hydrated, so that nothing moves; a site without questions never loads it. */
export async function preloadQuestions(copy: CopyStore): Promise<void> {
  if (copy.read('contact', 'questions', formQuestions)[0]) await QuestionFields.preload?.();
}
