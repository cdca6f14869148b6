import { FORM_STEPS, toFunnelStep, type FormStep, type FunnelStep } from '@tideline/domain/stats/funnel';
import { CONTACT_FORM_PATH } from '@tideline/domain/stats/stats';
import type { Db, Trx } from '../../core/store/schema.ts';
import { insertVisitor } from './views.repository.ts';

type FormVisit = { day: string; visitorHash: string };

/** Counts a visitor at a step on a day. */
export async function countStep(trx: Trx, day: string, step: FunnelStep): Promise<void> {
  await trx
    .insertInto('funnel_days')
    .values({ day, step, is_sample: 0, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'step', 'is_sample']).doUpdateSet((eb) => ({ count: eb('funnel_days.count', '+', 1) })),
    )
    .execute();
}

/** The step at which a visitor of the form is counted on a day; null for none. */
export async function findFormStep(db: Db, { day, visitorHash }: FormVisit): Promise<FormStep | null> {
  const row = await db
    .selectFrom('page_visitors')
    .select('path')
    .where('day', '=', day)
    .where('path', 'in', FORM_STEPS.map(stepPath))
    .where('visitor_hash', '=', visitorHash)
    .executeTakeFirst();
  return FORM_STEPS.find((step) => stepPath(step) === row?.path) ?? null;
}

/** Moves a visitor of the form from the earlier step to a later one. */
export async function moveFormVisitor(
  trx: Trx,
  { day, visitorHash }: FormVisit,
  { from, to }: { from: FormStep | null; to: FormStep },
): Promise<void> {
  if (from !== null) {
    await trx
      .deleteFrom('page_visitors')
      .where('day', '=', day)
      .where('path', '=', stepPath(from))
      .where('visitor_hash', '=', visitorHash)
      .execute();
    await trx
      .updateTable('funnel_days')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('day', '=', day)
      .where('step', '=', toFunnelStep(from))
      .where('is_sample', '=', 0)
      .execute();
  }
  await insertVisitor(trx, { day, path: stepPath(to), visitorHash });
  await countStep(trx, day, toFunnelStep(to));
}

function stepPath(step: FormStep): string {
  return `${CONTACT_FORM_PATH}?${step}`;
}
