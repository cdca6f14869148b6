import type { FormPage, Question, QuestionKind } from '@tideline/domain/question/question';

/** A question before anything is typed. */
export const NEW_QUESTION: Question = {
  id: '',
  label: '',
  help: '',
  kind: 'short',
  choices: [],
  isRequired: false,
  page: null,
  package: null,
  isRetired: false,
};

export const KIND_WORDS: Record<QuestionKind, string> = {
  short: 'Short text',
  long: 'Long text',
  choice: 'Choice',
  number: 'Number',
  phone: 'Phone number',
  consent: 'Consent',
};

export const PAGE_WORDS: Record<FormPage, string> = {
  '/': 'The contact form only',
  '/discovery-call': 'The form of a call only',
};

/** What kind of question it is, and when the form asks it: `Choice, required, for WAVE`. */
export function describeQuestion(question: Question, packageName: (id: string) => string): string {
  const { kind, isRequired, page, package: only } = question;
  return [
    KIND_WORDS[kind],
    ...(isRequired ? ['required'] : []),
    ...(page === null ? [] : [page === '/' ? 'contact form only' : 'calls only']),
    ...(only === null ? [] : [`for ${packageName(only)}`]),
  ].join(', ');
}
