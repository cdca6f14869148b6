import type { Resource, ResourceTemplateType, TextResourceContents } from '@modelcontextprotocol/server';
import { TRPCError } from '@trpc/server';
import { createCaller } from '../../router.ts';
import type { Context } from '../../context.ts';
import { orProtocolError } from './refusals.ts';
import { ENQUIRIES } from './resources/enquiries.ts';
import { POSTS } from './resources/posts.ts';
import type { Shelf } from './resources/shelf.ts';
import { ANSWER_MAX_LENGTH } from './run-tool.ts';
import { authorizeTool, canUse } from './tools.ts';

const SHELVES: readonly Shelf[] = [POSTS, ENQUIRIES];
const TOO_LONG = 'The text is too long for a resource. Read it in parts, with the tool read_post.';

/** The newest of everything that the caller may read. */
export async function listResources(context: Context): Promise<Resource[]> {
  return orProtocolError(context, async () => {
    const call = createCaller(context);
    const lists = SHELVES.filter((shelf) => canUse(context, shelf)).map(async (shelf) => {
      const { uri, mimeType } = shelf;
      return (await shelf.list(call)).map(({ id, name, title, description }) => {
        return { uri: uri + id, name, title, description, mimeType };
      });
    });
    return (await Promise.all(lists)).flat();
  });
}

/** The addresses of everything that the caller may read. */
export function listTemplates(context: Context): ResourceTemplateType[] {
  return SHELVES.filter((shelf) => canUse(context, shelf)).map(({ uri, name, title, description, mimeType }) => {
    return { uriTemplate: `${uri}{id}`, name, title, description, mimeType };
  });
}

/** One of them as text. @throws ProtocolError if the caller may not read it, or there is none */
export async function readResource(context: Context, uri: string): Promise<TextResourceContents> {
  return orProtocolError(context, async () => {
    const known = uri.replace(/^tideline:/, 'site:'); // its name up to 1.3.0
    const shelf = SHELVES.find((one) => known.startsWith(one.uri));
    if (!shelf) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such resource.' });
    authorizeTool(context, shelf);
    const text = await shelf.read(createCaller(context), known.slice(shelf.uri.length), context.origin);
    if (text.length > ANSWER_MAX_LENGTH) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: TOO_LONG });
    return { uri, mimeType: shelf.mimeType, text };
  });
}
