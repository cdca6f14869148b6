import type { Question, QuestionList } from '@tideline/domain/question/question';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { FormCard } from './form-card.tsx';
import { NEW_QUESTION } from './question-words.ts';

const BUDGET: Question = {
  ...NEW_QUESTION,
  id: 'budget',
  label: 'What is your budget?',
  kind: 'choice',
  choices: ['Up to $2,000', 'More'],
  isRequired: true,
  package: 'wave',
};
const CALL: Question = { ...NEW_QUESTION, id: 'call', label: 'You may call me. 🌊', kind: 'consent', page: '/' };

async function open(questions: Question[]) {
  let list: QuestionList = { version: 3, questions };
  const shown = await renderStaff(<FormCard />, {
    'questions.all': () => list,
    'contacts.packages': () => [{ id: 'wave', name: 'WAVE' }],
    'questions.save': (sent: { questions: Question[]; expectedVersion: number }) => {
      const at = sent.questions.findIndex(({ label }) => label === '');
      const issues = [{ path: `questions.${at}.label`, message: 'Question must not be empty.' }];
      if (at >= 0) throw refusal('BAD_REQUEST', 'Question must not be empty.', issues);
      list = {
        version: sent.expectedVersion + 1,
        questions: sent.questions.map((one) => ({ ...one, id: one.id || 'new' })),
      };
      return list;
    },
  });
  const saved = () =>
    shown.calls.filter(({ path }) => path === 'questions.save').map(({ input }) => input as QuestionList);
  return { ...shown, saved };
}

test('lists the questions in words, and moves and retires one with Undo', async () => {
  const { user, saved } = await open([BUDGET, CALL]);
  expect(await screen.findByText('Choice, required, for WAVE')).toBeTruthy();
  expect(screen.getByText('Consent, contact form only')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `Move up: ${CALL.label}` }));
  await vi.waitFor(() => expect(saved()).toMatchObject([{ questions: [CALL, BUDGET], expectedVersion: 3 }]));
  await user.click(screen.getByRole('button', { name: `Retire: ${BUDGET.label}` }));
  expect(await screen.findByText('1 retired question')).toBeTruthy();
  await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement);
  await vi.waitFor(() => expect(saved()).toHaveLength(3));
  expect(saved().at(-1)).toMatchObject({ questions: [CALL, BUDGET], expectedVersion: 5 });
});

test('adds a choice; a refused field says why, and what was typed stays', async () => {
  const { user, saved } = await open([{ ...CALL, isRetired: true }]);
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Answer'), 'Choice');
  await user.type(dialog.getByLabelText('Choices'), 'Soon{enter}Later{enter}');
  await user.selectOptions(dialog.getByLabelText('Asked for'), 'Only WAVE');
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  expect(await dialog.findByText('Question must not be empty.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Question'), 'When?');
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const added = { ...NEW_QUESTION, label: 'When?', kind: 'choice', choices: ['Soon', 'Later'], package: 'wave' };
  expect(saved().at(-1)?.questions).toEqual([added, { ...CALL, isRetired: true }]);
});
