import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { PostSummary } from '@tideline/domain/post/post';
import { lineOfText, requiredLine } from '@tideline/domain/text/text.schema';
import { createCaller } from '../../router.ts';
import type { Context } from '../../context.ts';
import { describeArguments, refuseUnknownArguments } from './known-arguments.ts';
import { orProtocolError } from './refusals.ts';
import { parseInput } from './tool.ts';
import { authorizeTool, canUse, TOOLS } from './tools.ts';

const argumentsSchema = z.object({
  topic: requiredLine({ label: 'Topic', maxLength: 500 }).describe('What the post is about'),
  audience: lineOfText({ label: 'Audience', maxLength: 500 }).optional().describe('Who reads it'),
  length: lineOfText({ label: 'Length', maxLength: 100 }).optional().describe('For example: 800 words'),
});

const DRAFT_POST: Prompt = {
  name: 'draft_post',
  title: 'Draft a post',
  description: 'Writes a draft in the voice of this site.',
  arguments: Object.entries(argumentsSchema.shape).map(([name, { description }]) => {
    return { name, description, required: name === 'topic' };
  }),
};
/** The procedures of the tools that its text names. */
const NAMED = new Set(['search_posts', 'read_post', 'list_tags_and_categories', 'draft_post']);
const NEEDS = { procedures: TOOLS.filter(({ name }) => NAMED.has(name)).flatMap(({ procedures }) => procedures) };

/** How many of the newest posts show the voice of the site. */
const SHOWN = 3;

/** The prompts that the caller can use. */
export function listPrompts(context: Context): Prompt[] {
  return canUse(context, NEEDS) ? [DRAFT_POST] : [];
}

/** A prompt with its arguments. @throws ProtocolError if there is none, or an argument is wrong */
export async function getPrompt(context: Context, name: string, input: unknown): Promise<GetPromptResult> {
  return orProtocolError(context, async () => {
    if (name !== DRAFT_POST.name) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such prompt.' });
    authorizeTool(context, NEEDS);
    refuseUnknownArguments(describeArguments(argumentsSchema), input);
    const asked = parseInput(argumentsSchema, input);
    const { items } = await createCaller(context).posts.listSummaries({ status: 'published', limit: SHOWN });
    const text = textOf(asked, items);
    return { description: DRAFT_POST.description ?? '', messages: [{ role: 'user', content: { type: 'text', text } }] };
  });
}

function textOf({ topic, audience, length }: z.output<typeof argumentsSchema>, newest: readonly PostSummary[]): string {
  const lines = [
    `Write a draft for the blog of this site about: ${topic}`,
    ...(audience ? [`Its readers: ${audience}`] : []),
    ...(length ? [`Its length: ${length}`] : []),
    '',
    '1. Read the newest published posts with search_posts and read_post. Write in their voice: person, tone, length of sentences, headings.',
    '2. Choose the category and the tags from list_tags_and_categories.',
    '3. Save the text with draft_post: Markdown without HTML, a title, and an excerpt of one or two sentences. Do not publish it.',
    '4. Tell the person the title and the address of the draft, and what you were not sure about.',
  ];
  if (newest.length > 0) lines.push('', 'The newest published posts:');
  for (const { id, title, excerpt } of newest) lines.push('', `## ${title} (${id})`, ...(excerpt ? ['', excerpt] : []));
  return lines.join('\n');
}
