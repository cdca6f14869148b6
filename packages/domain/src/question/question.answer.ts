import { z } from 'zod';
import { countAnswer, named } from '../entity/answer-schema.ts';
import { FORM_PAGES, QUESTION_KINDS, type Question, type QuestionAnswer, type QuestionList } from './question.ts';

export const questionAnswer: z.ZodType<Question> = named(
  'Question',
  z.object({
    id: z.string(),
    label: z.string(),
    help: z.string().describe('Empty for none'),
    kind: z.enum(QUESTION_KINDS),
    choices: z.array(z.string()).describe('The answers of a choice'),
    isRequired: z.boolean(),
    page: z.enum(FORM_PAGES).nullable().describe('The only page whose form asks it; null for all'),
    package: z.string().nullable().describe('The package for which it is asked; null for all'),
    isRetired: z.boolean().describe('Asked no longer; its answers stay'),
  }),
);

export const questionListAnswer: z.ZodType<QuestionList> = named(
  'QuestionList',
  z.object({
    version: countAnswer.describe('Raised with each save; 0 before the first'),
    questions: z.array(questionAnswer).describe('In the order of the form, with retired ones'),
  }),
);

export const answersAnswer: z.ZodType<QuestionAnswer[]> = z
  .array(
    named(
      'QuestionAnswer',
      z.object({
        questionId: z.string(),
        question: z.string().describe('In the words in which it was asked'),
        answer: z.string(),
      }),
    ),
  )
  .describe('Answers to the questions that staff have added to the form');
