import { buildPicture } from '@tideline/api/testing/build-picture';
import { buildTar, type TarEntry } from '@tideline/api/testing/moving/build-tar';

/** A site as Hugo has it, as a tar file: articles with two pictures each, every picture a file of its own. */
export async function buildMovingArchive(articles: number): Promise<Buffer> {
  const picture = await buildPicture({ width: 600, height: 400 });
  const paragraph = 'The tide comes in twice a day, and good crews plan *around* it, with [a table](/tides) at hand. ';
  const entries: TarEntry[] = [{ name: 'hugo.toml', data: "baseURL = 'https://old.example/'" }];
  for (let article = 0; article < articles; article += 1) {
    const names = [`images/tide-${article}-a.jpg`, `images/tide-${article}-b.jpg`];
    const texts = names.map((name) => `## A pier\n\n${paragraph.repeat(8)}\n\n![A pier](/${name})\n\n${paragraph}`);
    const head = [`title: Tide ${article}`, `date: ${dayOf(article)}`, `tags: [tide, crew ${article % 50}]`].join('\n');
    entries.push({ name: `content/posts/tide-${article}.md`, data: `---\n${head}\n---\n\n${texts.join('\n\n')}\n` });
    for (const name of names) entries.push({ name: `static/${name}`, data: picture });
  }
  return buildTar(entries);
}

function dayOf(article: number): string {
  return new Date(Date.UTC(2012, 0, 1 + (article % 4000))).toISOString();
}
