import {
  type AskedWith,
  isAskedFor,
  type Question,
  type QuestionAnswer,
  type QuestionKind,
  QUESTION_LIMITS,
  questionsOn,
} from './question.ts';

/** What consent is stored as. */
export const CONSENTED = 'Yes';

/** What was sent for each question, by its id. */
export type SentAnswers = Record<string, string>;

/** The answers to store, and what is wrong with those that were sent. */
export type ReadAnswers = { answers: QuestionAnswer[]; faults: { questionId: string; message: string }[] };

/** Checks the answers to a form. Empty ones are left out; those that the form does not ask for are never required. */
export function readAnswers(questions: readonly Question[], sent: SentAnswers, form: AskedWith): ReadAnswers {
  const asked = questionsOn(questions, form.page);
  const unknown = Object.keys(sent).filter((id) => !asked.some((question) => question.id === id));
  const read = asked.map((question) => {
    return { question, answer: toStored(question.kind, (Object.hasOwn(sent, question.id) && sent[question.id]) || '') };
  });
  return {
    answers: read.flatMap(({ question: { id, label }, answer }) =>
      answer === '' ? [] : [{ questionId: id, question: label, answer }],
    ),
    faults: [
      ...unknown.map((questionId) => ({ questionId, message: 'The form has no such question.' })),
      ...read.flatMap(({ question, answer }) => {
        const message = faultOf(question, answer, isAskedFor(question, form.package));
        return message === null ? [] : [{ questionId: question.id, message }];
      }),
    ],
  };
}

/** As it was sent, without white space around a line. */
function toStored(kind: QuestionKind, answer: string): string {
  const line = answer.trim();
  if (kind === 'consent' && isYes(line)) return CONSENTED;
  return kind === 'long' && line !== '' ? answer : line;
}

function faultOf({ kind, label, choices, isRequired }: Question, answer: string, isAsked: boolean): string | null {
  const name = `“${label}”`;
  if (answer === '') {
    if (!isRequired || !isAsked) return null;
    return kind === 'consent' ? `Please agree: ${label}` : `${name} needs an answer.`;
  }
  const limit = kind === 'long' ? QUESTION_LIMITS.long : QUESTION_LIMITS.short;
  if (answer.length > limit)
    return `The answer to ${name} must be at most ${limit.toLocaleString('en-US')} characters.`;
  if (kind !== 'long' && /[\p{Cc}\u2028\u2029]/u.test(answer)) return `The answer to ${name} must be on one line.`;
  if (kind === 'choice' && !choices.includes(answer)) return `Choose one of the answers to ${name}.`;
  if (kind === 'number' && !isNumber(answer)) return `The answer to ${name} must be a number, such as 12 or 4,500.`;
  if (kind === 'phone' && !isPhone(answer))
    return `The answer to ${name} must be a phone number, such as (310) 555-0142.`;
  if (kind === 'consent' && answer !== CONSENTED) return `The answer to ${name} is yes or empty.`;
  return null;
}

function isYes(answer: string): boolean {
  return ['yes', 'true', 'on', '1'].includes(answer.toLowerCase());
}

/** Digits with separators, a sign, a currency or a percent sign: `$4,500`, `-3.5`, `20 %`. */
function isNumber(answer: string): boolean {
  return /^[\p{Sc}]?\s?[+-]?[\p{Sc}]?\s?\d[\d.,'’\s]*(?:[\p{Sc}%]|[A-Z]{3})?$/u.test(answer);
}

/** Between 5 and 20 digits, with what people put between them, and perhaps an extension. */
function isPhone(answer: string): boolean {
  const [number = '', extension = ''] = answer.split(/\s*(?:ext\.?|x|#)\s*/i);
  const digits = number.replaceAll(/\D/g, '').length;
  return (
    /^[+\d][\d\s().\-/]*$|^\([\d\s().\-/+]*$/.test(number) && digits >= 5 && digits <= 20 && /^\d{0,8}$/.test(extension)
  );
}
