import type { PageHead } from '@tideline/page-contract';
import { issuePath, ISSUES_PATH } from '@tideline/domain/newsletter/issue-archive';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { postPath } from '@tideline/domain/site/site-path';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import type { SentIssueText } from '../../audience/newsletter/archive/sent-issues.repository.ts';
import { markdownPath } from './markdown-path.ts';

export type LlmsTxtParts = {
  site: Pick<SiteSettings, 'siteTitle'>;
  /** Title and description of pages, by path. */
  pages: Record<string, PageHead>;
  /** Newest first. */
  posts: Pick<PostSummary, 'id' | 'title' | 'excerpt'>[];
  /** Newest first. */
  issues: Pick<SentIssueText, 'slug' | 'subject' | 'previewText'>[];
  origin: string;
};

/** Pages that a reader with a small context can skip. */
const LEGAL = /-policy$|^\/terms-/;

/** An index of the site's main content, in Markdown. Source: llmstxt.org. */
export function buildLlmsTxt({ site, pages, posts, issues, origin }: LlmsTxtParts): string {
  const inMarkdown = (path: string, { title, description }: PageHead) =>
    link(origin + markdownPath(path), title, description);
  const listed = Object.entries(pages);
  const studies = listed.filter(([path]) => path.startsWith('/case-studies/'));
  const legal = listed.filter(([path]) => LEGAL.test(path));
  const others = listed.filter((entry) => !studies.includes(entry) && !legal.includes(entry));
  const home = pages['/'];
  const sections: Record<string, string[]> = {
    Pages: others.map(([path, head]) => inMarkdown(path, head)),
    'Case studies': studies.map(([path, head]) => inMarkdown(path, head)),
    Articles: posts.map((post) =>
      inMarkdown(postPath(post.id), { title: displayTitle(post), description: post.excerpt }),
    ),
    Newsletter: issues.map(({ slug, subject, previewText }) =>
      inMarkdown(issuePath(slug), { title: subject, description: previewText }),
    ),
    'For programs': [
      link(`${origin}/api/docs`, 'API', 'REST, the typed client, webhooks and tools for models (MCP)'),
      link(`${origin}/api/openapi.json`, 'OpenAPI document', 'every path with its input and answer'),
    ],
    Optional: [
      ...legal.map(([path, head]) => inMarkdown(path, head)),
      ...(issues.length > 0
        ? [inMarkdown(ISSUES_PATH, { title: 'Newsletter archive', description: 'every issue that was sent' })]
        : []),
      link(`${origin}/sitemap.xml`, 'Site map', 'every public page'),
      link(`${origin}/rss.xml`, 'RSS feed', 'the newest articles with their text'),
    ],
  };
  return [
    `# ${plain(site.siteTitle)}`,
    ...(home ? [`> ${plain(home.description)}`] : []),
    'Every public page has a Markdown form: its address followed by `.md` (`/index.md` for the home page), or the page itself requested with `Accept: text/markdown`.',
    ...Object.entries(sections).flatMap(([title, links]) =>
      links.length > 0 ? [`## ${title}`, links.join('\n')] : [],
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function link(url: string, title: string, description: string): string {
  return `- [${plain(title)}](${url})${description.trim() === '' ? '' : `: ${plain(description)}`}`;
}

/** One line of text, without characters that Markdown would interpret. */
function plain(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>]/g, '\\$&');
}
