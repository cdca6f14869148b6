import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { ISSUE_LIMITS, type IssueFields } from '@tideline/domain/newsletter/issue';
import type { PostBodyChoice } from '@tideline/domain/newsletter/issue.schema';
import type { Post } from '@tideline/domain/post/post';
import { postPath } from '@tideline/domain/site/site-path';

/** Converts a post to an issue: its whole text, or its excerpt and a link. */
export function writeFromPost(post: Post, body: PostBodyChoice): IssueFields {
  const excerpt = post.excerpt.trim();
  return {
    subject: toLine(post.title).slice(0, ISSUE_LIMITS.subject).trim(),
    previewText: toLine(excerpt).slice(0, ISSUE_LIMITS.previewText).trim(),
    content:
      body === 'whole' ? post.content : `${excerpt}\n\n[Read the whole post](${postPath(post.id)})\n`.trimStart(),
    senderName: '',
    replyTo: '',
    layout: 'letter',
    audience: EVERYBODY,
    archive: 'public',
  };
}

function toLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
