/** A question that staff have added to the contact form. */
export type Question = {
  /** Made from the first wording; never changes. */
  id: string;
  label: string;
  /** Below the label; empty for none. */
  help: string;
  kind: QuestionKind;
  /** The texts of a choice; empty for other kinds. */
  choices: string[];
  isRequired: boolean;
  /** The only page whose form asks it; null: every form. */
  page: FormPage | null;
  /** The package for which the form asks it; null: always. */
  package: string | null;
  /** Asked no longer. Its answers stay. */
  isRetired: boolean;
};

/** How a question is answered: a line, a text, one of its choices, a number, a phone number, or a tick. */
export const QUESTION_KINDS = ['short', 'long', 'choice', 'number', 'phone', 'consent'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The pages with a form that asks questions: Home, and the one on which visitors book a call. */
export const FORM_PAGES = ['/', '/discovery-call'] as const;
export type FormPage = (typeof FORM_PAGES)[number];

/** The questions as staff see and save them. */
export type QuestionList = {
  /** Raised with each save; 0 before the first. */
  version: number;
  questions: Question[];
};

/** An answer with the wording of its question when it was asked. */
export type QuestionAnswer = { questionId: string; question: string; answer: string };

/** `asked`: most questions that are not retired; `kept`: with the retired ones. Others: characters, or number of choices. */
export const QUESTION_LIMITS = {
  asked: 20,
  kept: 100,
  id: 60,
  label: 200,
  help: 300,
  choices: 20,
  choice: 100,
  short: 300,
  long: 5_000,
} as const;

/** What a form that asks is for. */
export type AskedWith = { page: FormPage; package: string | null };

/** The questions that belong to the form of a page, for any package. */
export function questionsOn(questions: readonly Question[], page: FormPage): Question[] {
  return questions.filter((question) => !question.isRetired && (question.page === null || question.page === page));
}

/** Whether a form asks a question for the package that is chosen. */
export function isAskedFor(question: Pick<Question, 'package'>, chosen: string | null): boolean {
  return question.package === null || question.package === chosen;
}

/** Answers as lines of text, for mail and files. */
export function answerLines(answers: readonly QuestionAnswer[]): string[] {
  return answers.map(({ question, answer }) => `${question}: ${answer}`);
}
