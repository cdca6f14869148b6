import { FORM_STEPS, type FormStep } from '@tideline/domain/stats/funnel';
import type { FormProgress } from '@tideline/domain/stats/stats.schema';
import type { Context } from '../../context.ts';
import { findFormStep, moveFormVisitor } from './funnel-days.repository.ts';
import { countNews, identifyVisitor } from './visitor.ts';

/**
 * Counts how far a visitor got in the contact form: once per visitor and day, at the furthest step. As for page views,
 * robots, staff and browsers that ask for privacy are not counted.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function recordForm(ctx: Context, { step, isStaff }: FormProgress): Promise<void> {
  if (ctx.asksForPrivacy) return;
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const visitor = await identifyVisitor(trx, ctx, isStaff, now);
    if (visitor.kind !== 'visitor') return;
    const from = await findFormStep(trx, visitor);
    if (from !== null && rank(from) >= rank(step)) return;
    await countNews(trx, visitor, now);
    await moveFormVisitor(trx, visitor, { from, to: step });
  });
}

function rank(step: FormStep): number {
  return FORM_STEPS.indexOf(step);
}
