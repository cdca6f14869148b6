import type { Question, QuestionList } from '@tideline/domain/question/question';
import type { Db, Trx } from '../../core/store/schema.ts';
import { findDocument, putDocument, QUESTIONS_DOCUMENT } from './documents.repository.ts';

/** The questions of the form, in their order; version 0 before the first save. */
export async function findQuestions(db: Db): Promise<QuestionList> {
  const document = await findDocument(db, QUESTIONS_DOCUMENT);
  return { version: document?.version ?? 0, questions: document ? toQuestions(document.fields) : [] };
}

/** Replaces all questions. */
export async function putQuestions(trx: Trx, list: QuestionList, savedBy: string, now: string): Promise<void> {
  const { version, questions } = list;
  const fields = questions.length > 0 ? { questions } : {};
  await putDocument(trx, { id: QUESTIONS_DOCUMENT, version, fields, savedBy, savedAt: now });
}

/** The questions of a stored document. */
export function toQuestions(fields: { questions?: Question[] }): Question[] {
  return fields.questions ?? [];
}
