import { z } from 'zod';
import { socialCardAnswer } from '@tideline/domain/post/answers/post-text.answer';
import { copyValuesSchema } from '@tideline/domain/page/page-document.schema';
import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import { toPostId } from '@tideline/domain/post/post-id';
import { longText } from '@tideline/domain/text/text.schema';
import { type CardText, postCardText } from '@tideline/artwork/prints/social-card';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { answer } from '../../core/rpc/answers.ts';
import type { Db } from '../../core/store/schema.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { findShownBrand } from '../brand/shown-brand.ts';
import { runDrawing } from './run-drawing.ts';
import { findSampleCard, SAMPLE_CARDS } from './sample-cards.ts';

const previewSchema = z.object({
  /** Null before the first save: the key, which determines waves and inks, then derives from the title. */
  key: z.string({ error: 'key must be text.' }).max(200, 'key must be one that a post has.').nullable().default(null),
  title: longText({ label: 'Title', maxLength: POST_LIMITS.title }),
  category: longText({ label: 'Category', maxLength: POST_LIMITS.category }),
});

export const artworkRouter = router({
  previewCard: staffCall('posts.edit', {
    rest: 'GET /social-cards/preview',
    summary: 'Draw the social card of a post',
    description: 'The card is not stored. `key` is that of the post; without it, waves and inks follow from the title.',
    input: previewSchema,
    answer: answer(socialCardAnswer),
    example: { title: 'Reading a report', category: 'SEO' },
  }).query(async ({ ctx, input: { key, title, category } }) => {
    const text = postCardText({ key: key ?? toPostId(title), title, category });
    return drawPreview(ctx.db, text);
  }),

  /** A mutation, because a query's input is in the URL. */
  previewSiteCard: staffCall('pages.edit', {
    rest: 'POST /social-cards/previews',
    summary: 'Draw a card of the site with other words',
    description:
      'That of Home, of the newest post as if it had no category, of a service or of a case study. `values` are the changed texts of the page `cards`; nothing is stored.',
    input: z.object({
      card: z.enum(SAMPLE_CARDS, { error: `card must be one of ${SAMPLE_CARDS.join(', ')}.` }),
      values: copyValuesSchema.default({}),
    }),
    answer: answer(socialCardAnswer),
    example: { card: 'service', values: { 'labels.service': 'What we do' } },
  }).mutation(async ({ ctx, input: { card, values } }) => {
    const text = await findSampleCard(ctx.db, card, values, ctx.now());
    return drawPreview(ctx.db, text);
  }),
});

async function drawPreview(db: Db, text: CardText): Promise<{ dataUrl: string }> {
  const { siteTitle } = await findSettings(db);
  const brand = (await findShownBrand(db))?.brand ?? null;
  const picture = await runDrawing({ kind: 'card preview', text, siteTitle, brand });
  return { dataUrl: `data:image/webp;base64,${picture.toString('base64')}` };
}
