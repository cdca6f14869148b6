import { convertBody } from '../html/convert-body.ts';
import { toMarkdown } from '../html/to-markdown.ts';
import { Notes } from '../source/note.ts';
import type { SourceArticle, SourcePicture } from '../source/source-item.ts';
import { type GhostSite, textIn } from './ghost-site.ts';
import { lexicalHtml } from './lexical.ts';
import { mobiledocHtml } from './mobiledoc.ts';
import type { GhostRow } from './read-rows.ts';

type Row = GhostRow['row'];

/** A post or a page of Ghost. */
export function toArticle(row: Row, site: GhostSite): SourceArticle {
  const notes = new Notes();
  const [id, slug, uuid] = [textIn(row, 'id'), textIn(row, 'slug'), textIn(row, 'uuid')];
  const isPage = textIn(row, 'type') === 'page' || row['page'] === true || row['page'] === 1;
  const address = `${site.address}/${slug}/`;
  let original = storedBody(row);
  const body = convertBody(original, notes, (found) => {
    original = site.fill(bodyHtml(row, found));
    return toMarkdown(original, { address, notes: found });
  });
  const texts = site.searchTexts.get(id) ?? row;
  const tags = site.tagsOf(row).map((tag) => textIn(tag, 'name'));
  const shown = tags.filter((name) => !name.startsWith('#'));
  for (const name of tags) if (name.startsWith('#')) notes.add('left', `internal tag ${name}`);
  for (const field of ['codeinjection_head', 'codeinjection_foot'])
    if (textIn(row, field) !== '') notes.add('left', 'code in the head or foot');
  return {
    kind: isPage ? 'page' : 'post',
    id,
    slug,
    title: textIn(row, 'title').trim(),
    excerpt: textIn(row, 'custom_excerpt').trim(),
    status: stateOf(row, notes),
    publishedAt: instantOf(row, 'published_at'),
    updatedAt: instantOf(row, 'updated_at'),
    authorIds: site.authorIdsOf(row),
    categories: shown.slice(0, 1),
    tags: shown.slice(1),
    metaTitle: textIn(texts, 'meta_title'),
    metaDescription: textIn(texts, 'meta_description'),
    isNoindex: false,
    canonicalUrl: site.fill(textIn(row, 'canonical_url')),
    cover: coverOf(row, texts, site),
    ...body,
    original,
    addresses: [slug && `/${slug}/`, uuid && `/p/${uuid}/`].filter(Boolean),
    notes: notes.list,
  };
}

/** The body as Ghost stores it, best as HTML, which has its words only. */
function storedBody(row: Row): string {
  return ['html', 'lexical', 'mobiledoc'].map((field) => textIn(row, field)).find(Boolean) ?? '';
}

/** The body as HTML: of the editor's document, which names its cards; older posts have HTML only. */
function bodyHtml(row: Row, notes: Notes): string {
  const [lexical, mobiledoc, html] = ['lexical', 'mobiledoc', 'html'].map((field) => textIn(row, field)) as [
    string,
    string,
    string,
  ];
  return (
    (lexical === '' ? null : lexicalHtml(lexical, notes)) ??
    (mobiledoc === '' ? null : mobiledocHtml(mobiledoc, notes)) ??
    html
  );
}

/** What was not public, or not for everyone, stays a draft. */
function stateOf(row: Row, notes: Notes): SourceArticle['status'] {
  const [status, audience] = [textIn(row, 'status'), textIn(row, 'visibility')];
  const isOpen = audience === '' || audience === 'public';
  if (!isOpen) notes.add('changed', `post for ${audience}, as a draft`);
  if (status === 'sent') notes.add('changed', 'post that was only mailed, as a draft');
  if (row['featured'] === true || row['featured'] === 1) notes.add('changed', 'featured post');
  return isOpen && (status === 'published' || status === 'scheduled') ? status : 'draft';
}

function coverOf(row: Row, texts: Row, site: GhostSite): SourcePicture | null {
  const address = site.fill(textIn(row, 'feature_image') || textIn(row, 'image'));
  const caption = textIn(texts, 'feature_image_caption').replaceAll(/<[^>]*>/g, '');
  return address === '' ? null : { address, alt: textIn(texts, 'feature_image_alt'), caption };
}

/** `2024-05-01T10:00:00.000Z`, in older exports `2024-05-01 10:00:00` or milliseconds. */
function instantOf(row: Row, field: string): string | null {
  const text = textIn(row, field);
  const at = /^\d{12,13}$/.test(text)
    ? Number(text)
    : Date.parse(/[zZ]$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
