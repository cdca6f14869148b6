import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import type { DeadLink } from './dead-link.ts';
import type { SuggestedMissedPath } from './missed-path.ts';
import type { Redirect } from './redirect.ts';
import type { UnpublishedChoice } from './redirect.schema.ts';

export const redirectAnswer: z.ZodType<Redirect> = named(
  'Redirect',
  z.object({
    id: z.string(),
    path: z.string().describe('The address without a page: decoded, in lower case'),
    target: z.string().nullable().describe('A path of this site; null: the address is gone (410)'),
    postTitle: z.string().nullable().describe('The title of the target; null when that is not a post'),
    isReachable: z.boolean().describe('False while its target post is not public'),
    origin: z
      .enum(['moved', 'unpublished', 'hand'])
      .describe('A published post moved, a post was unpublished, or staff added it'),
    createdAt: instantAnswer,
  }),
);

export const redirectIdAnswer: z.ZodType<{ id: string }> = named('RedirectId', z.object({ id: z.string() }));

export const unpublishedAnswer: z.ZodType<UnpublishedChoice> = named(
  'UnpublishedAddress',
  z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('hidden').describe('404, as if the post had never existed') }),
    z.object({ answer: z.literal('gone').describe('410') }),
    z.object({ answer: z.literal('redirect'), target: z.string().describe('The path of a page of this site') }),
  ]),
);

export const missedPathAnswer: z.ZodType<SuggestedMissedPath> = named(
  'MissedAddress',
  z.object({
    path: z.string(),
    visits: countAnswer,
    lastSeenAt: instantAnswer,
    referrerHost: z.string().describe('The site whose link was followed last; empty when unknown, and for this site'),
    suggestion: z
      .object({ target: z.string(), title: z.string() })
      .nullable()
      .describe('The page most likely meant; null when none is similar'),
  }),
);

export const deadLinkAnswer: z.ZodType<DeadLink> = named(
  'DeadLink',
  z.object({
    path: z.string().describe('The address that is not there: decoded, in lower case'),
    postId: z.string(),
    postTitle: z.string(),
  }),
);
