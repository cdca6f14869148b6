import type { PostSummary } from '@tideline/domain/post/post';
import { serviceDetails } from '../../content/service-details.ts';
import type { ServiceId } from '../../content/service-names.ts';
import { services } from '../../content/services.ts';
import { fittingPosts } from '../../lib/text/fitting-posts.ts';

/** A matching article for each service that has one among the published posts. */
export type ServiceReading = Partial<Record<ServiceId, Pick<PostSummary, 'id' | 'title'>>>;

/** Chooses among published posts, given newest first. */
export function chooseReading(posts: readonly PostSummary[]): ServiceReading {
  const entries = services.flatMap(({ id }) => {
    const [post] = fittingPosts(posts, serviceDetails[id].reading);
    return post ? [[id, { id: post.id, title: post.title }] as const] : [];
  });
  return Object.fromEntries(entries);
}
