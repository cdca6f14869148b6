import type { Trx } from '../store/schema.ts';

/** Moves what was counted at a path to another. The new path may have counts of its own, of an earlier page: both are added. */
export async function moveCounts(trx: Trx, from: string, to: string): Promise<void> {
  await moveViews(trx, from, to);
  await moveIssueVisits(trx, from, to);
}

async function moveViews(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .insertInto('page_views')
    .columns(['day', 'path', 'source', 'is_sample', 'views'])
    .expression((rows) =>
      rows
        .selectFrom('page_views as old')
        .select((eb) => ['day', eb.val(to).as('path'), 'source', 'is_sample', 'views'])
        .where('path', '=', from),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path', 'source', 'is_sample'])
        .doUpdateSet((eb) => ({ views: eb('page_views.views', '+', eb.ref('excluded.views')) })),
    )
    .execute();
  await trx.deleteFrom('page_views').where('path', '=', from).execute();
  await trx
    .insertInto('page_visitors')
    .columns(['day', 'path', 'visitor_hash'])
    .expression((rows) =>
      rows
        .selectFrom('page_visitors as old')
        .select((eb) => ['day', eb.val(to).as('path'), 'visitor_hash'])
        .where('path', '=', from),
    )
    .onConflict((conflict) => conflict.columns(['day', 'path', 'visitor_hash']).doNothing())
    .execute();
  await trx.deleteFrom('page_visitors').where('path', '=', from).execute();
}

/** Visits that began with links in issues of the newsletter. */
async function moveIssueVisits(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .insertInto('issue_visits')
    .columns(['issue_id', 'day', 'path', 'visits'])
    .expression((rows) =>
      rows
        .selectFrom('issue_visits as old')
        .select((eb) => ['issue_id', 'day', eb.val(to).as('path'), 'visits'])
        .where('path', '=', from),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['issue_id', 'day', 'path'])
        .doUpdateSet((eb) => ({ visits: eb('issue_visits.visits', '+', eb.ref('excluded.visits')) })),
    )
    .execute();
  await trx.deleteFrom('issue_visits').where('path', '=', from).execute();
}
