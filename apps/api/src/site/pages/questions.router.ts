import { FORM_PAGES, questionsOn } from '@tideline/domain/question/question';
import { questionAnswer, questionListAnswer } from '@tideline/domain/question/question.answer';
import { saveQuestionsSchema } from '@tideline/domain/question/question.schema';
import { z } from 'zod';
import { answer, list } from '../../core/rpc/answers.ts';
import { publicCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { findQuestions } from './questions.repository.ts';
import { saveQuestions } from './save-questions.ts';

/** The questions that staff have added to the contact form. */
export const questionsRouter = router({
  asked: publicCall({
    rest: 'GET /contact/questions',
    summary: 'List the further questions of the contact form',
    description:
      'Those that the form of a page asks beside its documented fields, in its order. Send the answers to `POST /api/contact` as `answers`, by the ids of the questions.',
    input: z.object({
      page: z.enum(FORM_PAGES, { error: `page must be one of ${FORM_PAGES.join(', ')}.` }).default('/'),
    }),
    answer: list(questionAnswer),
    example: { page: '/' },
  }).query(async ({ ctx, input }) => questionsOn((await findQuestions(ctx.db)).questions, input.page)),

  all: staffCall('pages.edit', {
    rest: 'GET /form-questions',
    summary: 'Read the questions that staff have added to the contact form',
    description: 'In the order of the form, with retired ones.',
    answer: answer(questionListAnswer),
  }).query(({ ctx }) => findQuestions(ctx.db)),

  save: staffCall('pages.publish', {
    rest: 'PUT /form-questions',
    summary: 'Save the questions of the contact form',
    description:
      'Replaces all of them; the form asks them at once. A new question has an empty `id` and gets one. One that is left out is gone, while its answers stay; retire it to ask it again later. `expectedVersion` is the version that was read.',
    input: saveQuestionsSchema,
    answer: answer(questionListAnswer),
    refusals: [409],
    example: {
      questions: [
        { label: 'What is your budget?', kind: 'choice', choices: ['Up to $2,000', 'More'], isRequired: true },
        { label: 'You may call me about my inquiry.', kind: 'consent' },
      ],
      expectedVersion: 0,
    },
  }).mutation(({ ctx, input }) => saveQuestions(ctx.db, input, saverOf(ctx), ctx.now())),
});
