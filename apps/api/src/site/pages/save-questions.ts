import { idFromName } from '@tideline/domain/entity/id-from-name';
import type { Question, QuestionList } from '@tideline/domain/question/question';
import type { SaveQuestions } from '@tideline/domain/question/question.schema';
import { TRPCError } from '@trpc/server';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { fieldsRefused } from '../../core/rpc/fields-refused.ts';
import { Overtaken } from '../../core/rpc/errors.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Saver } from '../drafts/drafted.ts';
import { findQuestions, putQuestions } from './questions.repository.ts';

/**
 * Replaces the questions of the form. New ones get an id made from their label.
 * @throws TRPCError CONFLICT when somebody else has saved since, BAD_REQUEST for an id that no question has
 */
export async function saveQuestions(db: Db, input: SaveQuestions, saver: Saver, now: string): Promise<QuestionList> {
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const before = await findQuestions(trx);
    if (before.version !== input.expectedVersion) {
      const message = 'Someone else saved the questions in the meantime. Read them again and repeat your changes.';
      throw new TRPCError({ code: 'CONFLICT', message, cause: new Overtaken() });
    }
    const after = { version: before.version + 1, questions: withIds(input.questions, before.questions) };
    await putQuestions(trx, after, saver.name, now);
    await recordAction(trx, saver.actor, { action: 'form.change', detail: countChanges(before, after) }, now);
    return after;
  });
}

function withIds(questions: readonly Question[], before: readonly Question[]): Question[] {
  const taken = [...before, ...questions].map(({ id }) => id);
  return questions.map((question, at) => {
    if (question.id === '') {
      const id = idFromName(question.label, 'question', taken);
      taken.push(id);
      return { ...question, id };
    }
    if (!before.some(({ id }) => id === question.id))
      refuse(at, 'There is no such question. Leave the id of a new one empty.');
    if (questions.findIndex(({ id }) => id === question.id) !== at) refuse(at, 'Two questions have this id.');
    return question;
  });
}

function refuse(at: number, message: string): never {
  throw fieldsRefused([{ path: ['questions', at, 'id'], message }]);
}

function countChanges(before: QuestionList, after: QuestionList) {
  const was = new Map(before.questions.map((question) => [question.id, JSON.stringify(question)]));
  const changed = after.questions.filter((question) => was.get(question.id) !== JSON.stringify(question));
  return { asked: after.questions.filter(({ isRetired }) => !isRetired).length, changed: changed.map(({ id }) => id) };
}
