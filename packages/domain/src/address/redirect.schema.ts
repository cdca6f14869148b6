import { z } from 'zod';
import { lineOfText } from '../text/text.schema.ts';
import { hasPageForm } from './page-address.ts';
import {
  canBeRedirected,
  isSitePage,
  PATH_MAX_LENGTH,
  postIdIn,
  toRedirectPath,
  UNPUBLISHED_ANSWERS,
} from './redirect.ts';

const URL_MAX_LENGTH = 2_000;

const NO_PATH = `The old address must begin with a slash and have at most ${PATH_MAX_LENGTH} characters.`;
const NO_TARGET = 'The target must be a page of this site, such as /services or /blog/local-seo.';

/** The path of an address that has no page. */
const redirectedPath = lineOfText({ label: 'The old address', maxLength: URL_MAX_LENGTH })
  .refine((raw) => toRedirectPath(raw) !== null, { error: NO_PATH, abort: true })
  .transform((raw) => toRedirectPath(raw) ?? '')
  .refine(canBeRedirected, 'This address has a page of its own.');

/** The target of a redirect: a post or another page of this site, never another site. The server checks that it exists. */
export const redirectTarget = lineOfText({ label: 'The target', maxLength: URL_MAX_LENGTH }).refine(
  (target) => isSitePage(target) || hasPageForm(target) || postIdIn(target) !== null,
  NO_TARGET,
);

/** A redirect added by staff. */
export const newRedirectSchema = z.object({ path: redirectedPath, target: redirectTarget });

/** The answer to visitors of a post once it is unpublished or in the trash. */
export const unpublishedSchema = z.discriminatedUnion(
  'answer',
  [
    z.object({ answer: z.literal('hidden') }),
    z.object({ answer: z.literal('gone') }),
    z.object({ answer: z.literal('redirect'), target: redirectTarget }),
  ],
  { error: `unpublished.answer must be one of ${UNPUBLISHED_ANSWERS.join(', ')}.` },
);
export type UnpublishedChoice = z.infer<typeof unpublishedSchema>;
