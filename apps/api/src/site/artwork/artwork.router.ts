import { z } from 'zod';
import { socialCardAnswer } from '@tideline/domain/post/answers/post-text.answer';
import { POST_LIMITS } from '@tideline/domain/post/post';
import { toPostId } from '@tideline/domain/post/post-id';
import { longText } from '@tideline/domain/text/text.schema';
import { postCardText } from '@tideline/artwork/prints/social-card';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { answer } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { findShownBrand } from '../brand/shown-brand.ts';
import { runDrawing } from './run-drawing.ts';

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
    const { siteTitle } = await findSettings(ctx.db);
    const brand = (await findShownBrand(ctx.db))?.brand ?? null;
    const picture = await runDrawing({ kind: 'card preview', text, siteTitle, brand });
    return { dataUrl: `data:image/webp;base64,${picture.toString('base64')}` };
  }),
});
