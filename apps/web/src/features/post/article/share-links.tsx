import { blogLabels } from '@tideline/copy/blog/blog-labels';

export type ShareLinksProps = {
  /** The post's public address. */
  url: string;
  title: string;
};

/** Plain links that share a post: nothing is loaded from the networks. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const links = [
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}` },
    { label: 'X', href: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}` },
    {
      label: blogLabels.shareByEmail,
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
    },
  ];
  return (
    <div className="no-print">
      <h2 className="type-label">{blogLabels.share}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              target={href.startsWith('mailto:') ? undefined : '_blank'}
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center link"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
