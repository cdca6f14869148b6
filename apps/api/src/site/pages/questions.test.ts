import { expect, test } from 'vitest';
import { QUESTION_LIMITS } from '@tideline/domain/question/question';
import { publicError } from '../../core/rpc/errors.ts';
import { findContentVersion } from '../../core/store/content-version.repository.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
const BUDGET = {
  label: 'What is your budget?',
  kind: 'choice' as const,
  choices: ['Up to $2,000', 'More'],
  isRequired: true,
  package: 'wave',
};
const CONSENT = { label: 'You may call me.', kind: 'consent' as const, isRequired: true };

describeOnEachDatabase('questions', (database) => {
  const staff = () => callAsStaff(database());
  const visitor = () => callAsVisitor(database());
  const save = (
    questions: Parameters<ReturnType<typeof callAsStaff>['questions']['save']>[0]['questions'],
    expectedVersion = 0,
  ) => staff().questions.save({ questions, expectedVersion });

  test('an untouched form asks nothing further', async () => {
    expect(await visitor().questions.asked({})).toEqual([]);
    expect(await visitor().pages.changed()).toEqual([]);
    expect(await visitor().pages.copy({ ids: ['contact'] })).toEqual({});
  });

  test('what staff save is asked at once, and ids stay when words change', async () => {
    const before = await findContentVersion(database());
    const { version, questions } = await save([BUDGET, CONSENT, { label: 'لماذا؟', kind: 'long' }]);
    expect(await findContentVersion(database())).toBeGreaterThan(before);
    expect(questions.map(({ id }) => id)).toEqual(['what-is-your-budget', 'you-may-call-me', 'question']);
    expect(await visitor().pages.changed()).toEqual(['contact']);
    expect(await visitor().pages.copy({ ids: ['contact'] })).toMatchObject({ contact: { questions } });
    const [budget, , why] = questions;
    if (!budget || !why) throw new Error('a question is missing');
    const after = await save([why, { ...budget, label: 'Budget', isRetired: true }], version);
    expect(after.questions.map(({ id }) => id)).toEqual(['question', 'what-is-your-budget']);
    expect(await visitor().questions.asked({})).toEqual([why]);
  });

  test('a save that is based on an older version is refused, and changes nothing', async () => {
    await save([CONSENT]);
    const late = await save([BUDGET]).catch(publicError);
    expect(late).toMatchObject({ status: 409 });
    expect((await staff().questions.all()).questions).toMatchObject([CONSENT]);
  });

  test.each([
    [{ label: '' }, 'questions.0.label'],
    [{ label: 'x'.repeat(QUESTION_LIMITS.label + 1) }, 'questions.0.label'],
    [{ help: 'x'.repeat(QUESTION_LIMITS.help + 1) }, 'questions.0.help'],
    [{ choices: ['One'] }, 'questions.0.choices'],
    [{ choices: ['One', 'One'] }, 'questions.0.choices'],
    [{ choices: ['One', 'x'.repeat(QUESTION_LIMITS.choice + 1)] }, 'questions.0.choices.1'],
    [{ choices: Array.from({ length: QUESTION_LIMITS.choices + 1 }, (_, at) => `${at}`) }, 'questions.0.choices'],
    [{ kind: 'short' as const }, 'questions.0.choices'],
    [{ page: '/discovery-call' as const }, 'questions.0.package'],
    [{ id: 'other' }, 'questions.0.id'],
    [{ id: '<b>' }, 'questions.0.id'],
  ])('refuses a question with %j', async (change, path) => {
    const refused = await save([{ ...BUDGET, ...change }]).catch(publicError);
    expect(refused).toMatchObject({ status: 400, issues: [{ path }] });
  });

  test('refuses more questions than a form has room for', async () => {
    const many = Array.from({ length: QUESTION_LIMITS.asked + 1 }, (_, at) => ({ ...CONSENT, label: `Agree ${at}` }));
    expect(await save(many).catch(publicError)).toMatchObject({ status: 400, issues: [{ path: 'questions' }] });
    await save(many.map((question, at) => ({ ...question, isRetired: at === 0 })));
  });

  test('answers are stored with the words of their questions, and only those of the chosen package are required', async () => {
    const { questions, version } = await save([BUDGET, CONSENT]);
    const answers = { 'what-is-your-budget': 'More', 'you-may-call-me': 'on' };
    await visitor().contacts.send({ ...CONTACT, package: 'wave', answers });
    await save(
      questions.map((question) => ({ ...question, label: 'Other words', isRetired: true })),
      version,
    );
    const { items } = await staff().contacts.list();
    expect(items[0]).toMatchObject({
      packageName: 'WAVE',
      answers: [
        { questionId: 'what-is-your-budget', question: BUDGET.label, answer: 'More' },
        { questionId: 'you-may-call-me', question: CONSENT.label, answer: 'Yes' },
      ],
    });
  });

  test.each([
    [{ package: 'wave' }, ['answers.what-is-your-budget', 'answers.you-may-call-me']],
    [{ package: 'tide' }, ['answers.you-may-call-me']],
    [{ answers: { 'you-may-call-me': 'Yes', other: 'x' } }, ['answers.other']],
    [{ answers: { 'you-may-call-me': 'maybe' } }, ['answers.you-may-call-me']],
    [{ answers: { 'you-may-call-me': 'Yes', 'what-is-your-budget': 'Less' } }, ['answers.what-is-your-budget']],
    [{ answers: { 'you-may-call-me': 'Yes', constructor: 'x' } }, ['answers.constructor']],
    [{ answers: { 'you-may-call-me': 'x'.repeat(5_001) } }, ['answers.you-may-call-me']],
  ])('refuses the answers of %j', async (sent, paths) => {
    await save([BUDGET, CONSENT]);
    const refused = (await visitor()
      .contacts.send({ ...CONTACT, ...sent })
      .catch(publicError)) as ReturnType<typeof publicError>;
    expect([refused.status, refused.issues?.map(({ path }) => path)]).toEqual([400, paths]);
    expect((await staff().contacts.list()).total).toBe(0);
  });

  test('staff can enter an enquiry without answers', async () => {
    await save([CONSENT, BUDGET]);
    expect(await staff().contacts.add(CONTACT)).toMatchObject({ answers: [] });
    const answers = { 'you-may-call-me': 'perhaps' };
    const refused = await staff()
      .contacts.addMany({ contacts: [CONTACT, { ...CONTACT, answers }] })
      .catch(publicError);
    expect(refused).toMatchObject({ issues: [{ path: 'contacts.1.answers.you-may-call-me' }] });
  });
});
