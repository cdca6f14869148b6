import { z } from 'zod';
import { hasPageForm } from '../address/page-address.ts';
import { isPageAddress } from '../address/reserved-path.ts';
import { unpublishedSchema } from '../address/redirect.schema.ts';
import { requiredLine } from '../text/text.schema.ts';
import { ADDED_PAGE_KINDS, ADDED_PAGE_LIMITS } from './added-page.ts';
import { pageIdSchema } from './page-document.schema.ts';

const path = z
  .string({ error: 'Address must be text.' })
  .trim()
  .max(ADDED_PAGE_LIMITS.path, `Address must be at most ${ADDED_PAGE_LIMITS.path} characters long.`)
  .transform((raw): `/${string}` => `/${raw.replace(/^\//, '')}`)
  .refine((raw) => hasPageForm(raw), {
    error:
      'Address may have lower-case letters, digits and single hyphens between them, such as /dental-clinics or /case-studies/bright-smiles.',
    abort: true,
  })
  .refine(isPageAddress, 'This address is used by the site itself.');

/** A new page. Without an address, it gets one made from its title. */
export const newPageSchema = z.object({
  kind: z.enum(ADDED_PAGE_KINDS, { error: `Kind must be one of ${ADDED_PAGE_KINDS.join(', ')}.` }),
  title: requiredLine({ label: 'Title', maxLength: ADDED_PAGE_LIMITS.title }),
  path: path.optional(),
});
export type NewPage = z.infer<typeof newPageSchema>;

/** Moves a page to another address. */
export const movePageSchema = pageIdSchema.extend({ path });

/** Hides a page from visitors. `unpublished`: what its address answers from now on; 404 without it. */
export const hidePageSchema = pageIdSchema.extend({ unpublished: unpublishedSchema.optional() });

/** The page at a path; other paths than those of added pages have none. */
export const shownPageSchema = z.object({ path: z.string().max(ADDED_PAGE_LIMITS.path) });

/** Any path that a visitor may ask for; the beginning of a long one is enough. */
export const nearPagesSchema = z.object({ path: z.string().transform((asked) => asked.slice(0, 300)) });
