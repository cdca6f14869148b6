import type { Contact } from '@tideline/domain/contact/contact';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import type { Command } from './commands.ts';

/** Opens a post in the editor. */
export function postCommand(post: Pick<PostSummary, 'id' | 'title' | 'status'>): Command {
  return {
    id: `post-${post.id}`,
    group: 'Posts',
    label: displayTitle(post),
    hint: post.status,
    to: `/admin/blog?edit=${encodeURIComponent(post.id)}`,
  };
}

/** Opens an inquiry in its panel. */
export function inquiryCommand({ id, name, company, email }: Contact): Command {
  return {
    id: `contact-${id}`,
    group: 'Inquiries',
    label: name,
    hint: company || email,
    to: `/admin?tab=contacts&contact=${id}`,
  };
}
