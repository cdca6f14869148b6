import type { Feed } from 'feed';
import { issuePath, ISSUES_FEED_PATH, ISSUES_PATH } from '@tideline/domain/newsletter/issue-archive';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { renderPostBody } from '../../core/markdown/render-post-body.ts';
import type { SentIssueText } from '../../audience/newsletter/archive/sent-issues.repository.ts';
import { openFeed, plain } from './build-feed.ts';

/** The newest issues of the newsletter with their full text. All addresses are absolute. */
export async function buildIssueFeed(site: SiteSettings, issues: SentIssueText[], origin: string): Promise<Feed> {
  const feed = await openFeed({
    id: origin + ISSUES_PATH,
    title: `${site.siteTitle} Newsletter`,
    description: `The newsletter of ${site.siteTitle}.`,
    path: ISSUES_PATH,
    origin,
    updatedAt: issues[0]?.sentAt ?? null,
    feedPaths: { rss: ISSUES_FEED_PATH },
  });
  for (const { slug, subject, previewText, sentAt, content } of issues) {
    const link = origin + issuePath(slug);
    const { html } = await renderPostBody(content, { target: 'feed', url: link });
    feed.addItem({
      title: plain(subject),
      id: link,
      link,
      date: new Date(sentAt),
      description: plain(previewText),
      content: plain(html),
    });
  }
  return feed;
}
