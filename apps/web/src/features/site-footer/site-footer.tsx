import { Link } from '@tanstack/react-router';
import type { SiteSettings, SocialLinks } from '@tideline/domain/site/settings';
import { useRef } from 'react';
import { controlLabels, copyrightStartYear, footer as builtIn } from '@tideline/copy/site';
import type { SiteLink } from '@tideline/copy/parts/site-link';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { currentYear } from '../../lib/text/current-year.ts';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { BrandMark } from '../../ui/drawing/brand-mark.tsx';
import { SiteName } from '../../ui/drawing/site-name.tsx';
import { PlainLink } from '../../ui/controls/plain-link.tsx';
import { WaveDivider } from '../../ui/drawing/wave-divider.tsx';
import { isSecretKnock, knock, NO_KNOCKS } from './secret-knock.ts';

export type SiteFooterProps = {
  site: SiteSettings;
  /** Called after five quick clicks or key presses on the copyright line. */
  onSecretKnock: () => void;
};

const LINK_CLASSES =
  'inline-flex min-h-11 items-center py-1 leading-snug text-sm md:text-[length:inherit] text-muted no-underline hover:text-ink hover:underline underline-offset-4';

/** The page footer. */
export function SiteFooter({ site, onSecretKnock }: SiteFooterProps) {
  const footer = useCopy('frame', 'footer', builtIn);
  const knocks = useRef(NO_KNOCKS);
  const thisYear = currentYear(site.timeZone);
  const years = thisYear > copyrightStartYear ? `${copyrightStartYear}–${thisYear}` : `${copyrightStartYear}`;

  function handleKnock() {
    knocks.current = knock(knocks.current, Date.now());
    if (!isSecretKnock(knocks.current)) return;
    knocks.current = NO_KNOCKS;
    onSecretKnock();
  }

  return (
    <footer id="footer" className="no-print">
      <WaveDivider seed="footer" className="relative -mt-[clamp(2.5rem,5.2vw,5.75rem)] text-abyss" />
      <div className="deep bg-abyss!">
        <div className="frame grid-page gap-y-3 pt-4 pb-4 md:gap-y-12 md:pt-10 md:pb-8 lg:pt-16">
          <div className="col-span-12 lg:col-span-5">
            <p className="type-title flex min-h-11 items-center gap-3 text-[1.5rem] wrap-anywhere md:text-[2rem]">
              <SiteName siteTitle={site.siteTitle} logo={site.brand?.logo} className="h-11 md:h-14">
                <BrandMark className="size-8 flex-none text-accent md:size-10" />
                <bdi>{site.siteTitle}</bdi>
              </SiteName>
            </p>
            <p className="mt-1 max-w-[24em] text-muted max-md:text-[0.9375rem] max-md:leading-snug md:mt-5">
              {footer.tagline}
            </p>
            <div className="flex flex-wrap items-baseline gap-x-4 max-md:mt-1 md:mt-9 md:block">
              <h2 className="type-label text-muted">{footer.contactHeading}</h2>
              <a
                href={`mailto:${site.contactEmail}`}
                className="type-title inline-flex min-h-11 items-center text-title-s link wrap-anywhere md:mt-1"
              >
                {site.contactEmail}
              </a>
            </div>
          </div>
          <nav
            aria-label={controlLabels.footerNavigation}
            className="col-span-12 grid grid-cols-2 gap-x-5 gap-y-2 md:grid-cols-3 md:gap-x-8 lg:col-span-7"
          >
            {footer.groups.map(({ id, heading, links }) => (
              <div key={id} className="group max-md:last:col-span-2">
                <h2 className="type-label border-t border-line pt-3 md:pb-2">{heading}</h2>
                <ul className="max-md:group-last:flex max-md:group-last:flex-wrap max-md:group-last:gap-x-3">
                  {links.map((link, at) => (
                    <li key={at}>
                      <FooterLink {...link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="col-span-12 flex flex-wrap items-center justify-between gap-x-2 border-t border-line pt-1 md:pt-4">
            <button
              type="button"
              onClick={handleKnock}
              className="type-label min-h-11 cursor-default! text-left font-normal wrap-anywhere text-muted select-none"
            >
              © {years} <bdi>{site.siteTitle}</bdi>
            </button>
            <SocialLinkList links={site.socialLinks} />
          </div>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ label, to, search, hash }: SiteLink) {
  return hash ? (
    <PlainLink to={to} search={search} hash={hash} className={LINK_CLASSES}>
      {label}
    </PlainLink>
  ) : (
    <Link to={to} search={search} className={LINK_CLASSES}>
      {label}
    </Link>
  );
}

function SocialLinkList({ links }: { links: SocialLinks }) {
  const footer = useCopy('frame', 'footer', builtIn);
  const networks = [
    { network: 'instagram' as const, label: footer.photoNetwork },
    { network: 'linkedin' as const, label: footer.professionalNetwork },
  ].filter(({ network }) => links[network] !== '');
  if (networks.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <h2 className="type-label text-muted max-md:sr-only">{footer.socialHeading}</h2>
      <ul className="flex flex-wrap gap-x-3 md:gap-x-6">
        {networks.map(({ network, label }) => (
          <li key={network}>
            <a href={links[network]} rel="noopener noreferrer" target="_blank" className={LINK_CLASSES}>
              <NamedIcon name={network} className="mr-1 icon md:mr-2" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
