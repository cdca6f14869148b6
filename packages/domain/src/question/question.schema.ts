import { z } from 'zod';
import { PACKAGE_ID_MAX_LENGTH } from '../contact/contact.ts';
import { isStorable, longText, optionalLine, requiredLine } from '../text/text.schema.ts';
import { FORM_PAGES, QUESTION_KINDS, QUESTION_LIMITS } from './question.ts';

const { asked, kept, id, label, help, choices, choice, long } = QUESTION_LIMITS;

const ANSWERS = 'answers must name answers by the ids of their questions.';

/** The answers to questions of the form, by the ids of the questions. */
export const sentAnswers = z
  .record(z.string().max(id, ANSWERS), longText({ label: 'An answer', maxLength: long }), { error: ANSWERS })
  .refine((answers) => Object.keys(answers).length <= kept, `answers can name at most ${kept} questions.`)
  .nullish()
  .transform((answers) => answers ?? {})
  .meta({ description: 'Answers to the questions of `GET /api/contact/questions`, by their ids.' });

const question = z
  .object({
    /** Empty for a new question: it is made from the label. */
    id: z
      .string({ error: 'The id must be text.' })
      .max(id, `The id must be at most ${id} characters long.`)
      .regex(/^[a-z0-9-]*$/, 'The id has small letters, digits and hyphens.')
      .default(''),
    label: requiredLine({ label: 'Question', maxLength: label }),
    help: optionalLine({ label: 'Help', maxLength: help }),
    kind: z.enum(QUESTION_KINDS, { error: `Kind must be one of ${QUESTION_KINDS.join(', ')}.` }),
    choices: z
      .array(requiredLine({ label: 'Choice', maxLength: choice }), { error: 'Choices must be a list of texts.' })
      .max(choices, `A question can have at most ${choices} choices.`)
      .default([]),
    isRequired: z.boolean({ error: 'isRequired is true or false.' }).default(false),
    page: z
      .enum(FORM_PAGES, { error: `Page must be one of ${FORM_PAGES.join(', ')}, or null.` })
      .nullable()
      .default(null),
    package: z
      .string({ error: 'Package must be text.' })
      .max(PACKAGE_ID_MAX_LENGTH, `Package must be at most ${PACKAGE_ID_MAX_LENGTH} characters long.`)
      .refine(isStorable, 'Package has characters that cannot be stored.')
      .nullable()
      .default(null),
    isRetired: z.boolean({ error: 'isRetired is true or false.' }).default(false),
  })
  .superRefine(({ kind, choices: offered, page, package: only }, context) => {
    if (kind === 'choice' && offered.length < 2) refuse('choices', 'A choice needs at least two answers.');
    if (kind !== 'choice' && offered.length > 0) refuse('choices', 'Only a choice has answers to choose from.');
    if (new Set(offered).size < offered.length) refuse('choices', 'Two choices are the same.');
    if (page === '/discovery-call' && only !== null) refuse('package', 'The form of a call asks for no package.');

    function refuse(field: string, message: string): void {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

/** All questions, in the order of the form. */
export const saveQuestionsSchema = z.object({
  questions: z
    .array(question, { error: 'questions must be a list.' })
    .max(kept, `The form keeps at most ${kept} questions.`)
    .refine(
      (questions) => questions.filter(({ isRetired }) => !isRetired).length <= asked,
      `The form can ask at most ${asked} questions.`,
    ),
  /** The version on which this is based. */
  expectedVersion: z.int({ error: 'expectedVersion must be one that an earlier call has answered.' }).min(0),
});
export type SaveQuestions = z.infer<typeof saveQuestionsSchema>;
