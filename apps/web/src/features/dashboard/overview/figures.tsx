import { type Overview, overviewCaptions } from '@tideline/domain/stats/stats';
import { StatCard } from './stat-card.tsx';

export type FiguresProps = { overview: Overview | undefined };

/** Figures default to 0. Source: product specification §2. */
const NOTHING_YET: Overview = {
  totalPosts: 0,
  totalSubscribers: 0,
  publishedPosts: 0,
  totalContacts: 0,
  subscribersAtMonthStart: 0,
  publishedThisMonth: 0,
  contactsThisWeek: 0,
  contactsAtRisk: 0,
  contactsOverdue: 0,
  medianAnswerSeconds: null,
  activity: [],
};

/** The documented figures with their captions. */
export function Figures({ overview = NOTHING_YET }: FiguresProps) {
  const [posts, subscribers, published, contacts] = overviewCaptions(overview);
  return (
    <div className="grid grid-cols-2 gap-px overflow-hidden rounded-[6px] border border-line bg-line lg:grid-cols-4">
      <StatCard
        label="Total Blog Posts"
        value={overview.totalPosts}
        caption={posts}
        explanation="Posts in every status now, without those in the trash."
        search={{ tab: 'posts' }}
      />
      <StatCard
        label="Newsletter Subscribers"
        value={overview.totalSubscribers}
        caption={subscribers}
        explanation="Active addresses now, compared with those from before the first of this month."
        search={{ tab: 'newsletter', status: 'active' }}
      />
      <StatCard
        label="Blog Posts"
        value={overview.publishedPosts}
        caption={published}
        explanation="Published posts now. Below: those with a publish date since the first of this month."
        search={{ tab: 'posts', status: 'published' }}
      />
      <StatCard
        label="Contact Forms"
        value={overview.totalContacts}
        caption={contacts}
        explanation="Inquiries since the site began, without spam. Below: those of the last seven days."
        search={{ tab: 'contacts' }}
      />
    </div>
  );
}
