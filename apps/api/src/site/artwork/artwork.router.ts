import { z } from 'zod';
import { POST_LIMITS } from '@tideline/domain/post/post';
import { toPostId } from '@tideline/domain/post/post-id';
import { longText } from '@tideline/domain/text/text.schema';
import { postCardText } from '@tideline/artwork/prints/social-card';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { procedureFor, router } from '../../core/rpc/procedures.ts';
import { runDrawing } from './run-drawing.ts';

const previewSchema = z.object({
  /** Null before the first save: the key, which determines waves and inks, then derives from the title. */
  key: z.string().max(200).nullable(),
  title: longText({ label: 'Title', maxLength: POST_LIMITS.title }),
  category: longText({ label: 'Category', maxLength: POST_LIMITS.category }),
});

export const artworkRouter = router({
  /** The social card of a post as a data URL, without storing it. */
  previewCard: procedureFor('posts.edit')
    .input(previewSchema)
    .query(async ({ ctx, input: { key, title, category } }) => {
      const text = postCardText({ key: key ?? toPostId(title), title, category });
      const { siteTitle } = await findSettings(ctx.db);
      const picture = await runDrawing({ kind: 'card preview', text, siteTitle });
      return { dataUrl: `data:image/webp;base64,${picture.toString('base64')}` };
    }),
});
