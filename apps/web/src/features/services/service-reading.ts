import type { PostSummary } from '@tideline/domain/post/post';
import { serviceDetails } from '@tideline/copy/services/service-details';
import type { ServiceId } from '@tideline/copy/services/service-names';
import { services } from '@tideline/copy/services/services';
import type { CopyStore } from '../../lib/copy/copy-store.ts';
import { fittingPosts } from '../../lib/text/fitting-posts.ts';

/** A matching article for each service that has one among the published posts. */
export type ServiceReading = Partial<Record<ServiceId, Pick<PostSummary, 'id' | 'title'>>>;

/** Chooses among published posts, given newest first. */
export function chooseReading(posts: readonly PostSummary[], copy: CopyStore): ServiceReading {
  const details = copy.read('services', 'details', serviceDetails);
  const entries = services.flatMap(({ id }) => {
    const [post] = fittingPosts(posts, details[id].reading);
    return post ? [[id, { id: post.id, title: post.title }] as const] : [];
  });
  return Object.fromEntries(entries);
}
