import { saveQuestionsSchema } from '@tideline/domain/question/question.schema';
import type { OwnDocument } from '@tideline/moving/own/own-site';
import { z } from 'zod';
import type { Trx } from '../../../core/store/schema.ts';
import {
  findDocument,
  putDocument,
  QUESTIONS_DOCUMENT,
  STUDY_ORDER_DOCUMENT,
} from '../../../site/pages/documents.repository.ts';
import type { Written } from '../writing/written.ts';
import { check, line, pastInstant } from './own-values.ts';

const SCHEMAS: Record<string, z.ZodType<object>> = {
  [QUESTIONS_DOCUMENT]: z.object({ questions: saveQuestionsSchema.shape.questions.optional() }),
  [STUDY_ORDER_DOCUMENT]: z.object({ order: z.array(z.string().max(100)).max(1000) }),
};

/** Whether a document is a list of the program's own, and not texts of a page. */
export function isListDocument(id: string): boolean {
  return Object.hasOwn(SCHEMAS, id);
}

/** Brings in the questions of the form, or the order of the case studies. */
export async function writeListDocument(trx: Trx, { id, live }: OwnDocument, now: string): Promise<Written> {
  const schema = SCHEMAS[id];
  if (!schema || !live) return { outcome: 'skipped', reason: 'This has no place here.' };
  const fields = check(schema, live.values);
  if ('refusal' in fields) return fields.refusal;
  if (await findDocument(trx, id)) return { outcome: 'kept', targetId: id, version: 0 };
  const savedAt = pastInstant(live.savedAt, now, now);
  await putDocument(trx, { id, version: 1, fields: fields.value, savedBy: line(live.savedBy), savedAt });
  return { outcome: 'arrived', targetId: id, version: 1 };
}
