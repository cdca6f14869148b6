import { readUploads } from '../../care/moving/read-uploads.ts';
import { workOnImports } from '../../care/moving/work-on-imports.ts';

/** Does what a server does with imports: reads uploads, then brings in. See `workOnImports`. @returns how many it worked on */
export async function workOnAllImports(...args: Parameters<typeof workOnImports>): Promise<number> {
  const [db, mediaDir, now, { stop } = {}] = args;
  return (await readUploads(db, mediaDir, now, stop)) + (await workOnImports(...args));
}
