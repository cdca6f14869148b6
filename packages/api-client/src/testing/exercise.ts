import { createClient, everyItem, isCallError } from '@tideline/api-client';

/** A category whose posts the test network never delivers. */
export const STALLED = 'Stalled';

/**
 * The client's test program for every runtime; uses only features that all of them have.
 * @param picture a JPEG in base64
 */
export async function exercise(url: string, apiKey: string, picture: string, tag = 'tides'): Promise<object> {
  const site = createClient({ url, apiKey });
  for (const title of ['Ebb', 'Flow', 'Neap']) await site.posts.create.mutate({ title, tags: [tag], status: 'draft' });
  const drafts: string[] = [];
  for await (const { title } of everyItem(site.posts.list, { status: 'draft', tag, limit: 2, sort: 'title' })) {
    drafts.push(title);
  }
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const pictures: string[] = [];
  for (const file of [new Blob([bytes]), new File([bytes], 'heron.jpg', { type: 'image/jpeg' }), bytes]) {
    const { fileName, widthPx, heightPx } = await site.upload.picture(file);
    pictures.push(`${fileName} ${widthPx}x${heightPx}`);
  }
  const refusal: unknown = await site.posts.byId.query({ id: 'nothing' }).catch((error: unknown) => error);
  const visitor = createClient({ url, retries: 0 });
  const aborted: unknown = await visitor.posts.list
    .query({ category: STALLED }, { signal: AbortSignal.timeout(200) })
    .catch((error: unknown) => error);
  return {
    drafts,
    pictures,
    refusal: isCallError(refusal) && { message: refusal.message, code: refusal.data?.code },
    aborted: isCallError(aborted) && aborted.cause?.name,
  };
}
