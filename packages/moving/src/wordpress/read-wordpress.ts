import { isTerm, type SourceAuthor, type SourceItem, type SourceTerm } from '../source/source-item.ts';
import { readWxr, type WxrPart } from './read-wxr.ts';
import { toArticle } from './wxr-article.ts';
import { toNamed, toSeries } from './wxr-names.ts';
import { WxrSite } from './wxr-site.ts';

/** Items of WordPress itself that are neither texts nor files. */
const OTHER_TYPES = new Set(
  (
    'nav_menu_item wp_navigation wp_block wp_template wp_template_part wp_global_styles wp_font_family wp_font_face revision ' +
    'custom_css customize_changeset oembed_cache user_request'
  ).split(' '),
);

/** A WXR file. */
export type WxrFile = { name: string; open: () => AsyncIterable<string> };

/**
 * Reads the site of a WXR file, or of the parts into which a large one was split. They are read twice, since posts name files and
 * patterns that come after them.
 * @throws UnreadableFile
 */
export async function* readWordPress(files: readonly WxrFile[]): AsyncGenerator<SourceItem> {
  const site = new WxrSite();
  for (const { open } of files) for await (const part of readWxr(open())) if (!('reason' in part)) site.learn(part);
  yield { kind: 'site', title: site.title, address: site.address };
  for (const { post: _, ...file } of site.files.values()) yield file;
  /** Each part names the authors, categories and tags again. */
  const named = new Set<string>();
  for (const { name, open } of files) {
    for await (const part of readWxr(open())) {
      if ('reason' in part) {
        const reason = files.length > 1 ? `${name}: ${part.reason}` : part.reason;
        yield { kind: 'fault', line: part.line, reason };
        continue;
      }
      for (const item of toItems(part, site)) {
        const key = isNamed(item) ? `${item.kind} ${item.id}` : null;
        if (key === null || !named.has(key)) yield item;
        if (key !== null) named.add(key);
      }
    }
  }
}

function isNamed(item: SourceItem): item is SourceAuthor | SourceTerm {
  return item.kind === 'author' || isTerm(item);
}

function* toItems(part: WxrPart, site: WxrSite): Generator<SourceItem> {
  const { name, values, comments } = part;
  if (name === 'wp:author' || name === 'wp:category' || name === 'wp:tag') yield toNamed(name, values, site);
  if (name !== 'item') return;
  const [type = '', title = ''] = [values['wp:post_type'], values['title']];
  if (comments > 0) yield { kind: 'rest', what: 'comment', title, count: comments };
  if (type === 'attachment' || type === 'wp_block') return;
  if (values['wp:status'] === 'trash') yield { kind: 'rest', what: `${type} in the trash`, title, count: 1 };
  else if (OTHER_TYPES.has(type)) yield { kind: 'rest', what: type, title, count: 1 };
  else {
    yield toArticle(part, site);
    yield* toSeries(part, site);
  }
}
