import { Link } from '@tanstack/react-router';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { Fragment, type ReactNode } from 'react';
import { controlLabels, navigation } from '@tideline/copy/site';
import { BrandMark } from '../../ui/drawing/brand-mark.tsx';
import { SiteName } from '../../ui/drawing/site-name.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

export type SiteHeaderProps = {
  site: Pick<SiteSettings, 'siteTitle' | 'brand'>;
  /** The theme toggle. */
  children: ReactNode;
};

const LINK_CLASSES =
  'inline-flex min-h-11 items-center px-3 font-[520] text-ink no-underline decoration-buoy decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline';

/** Case studies mark About Us as current; posts do not mark the blog. */
const HERE = { exact: true, includeSearch: false };

/** The page header, with a stronger shadow once the page is scrolled. */
export function SiteHeader({ site: { siteTitle, brand }, children }: SiteHeaderProps) {
  const linkTo = useSiteLink();
  const isScrolled = useIsScrolled();
  const { items, letsTalk } = useCopy('frame', 'navigation', navigation);

  return (
    <header
      data-scrolled={isScrolled}
      className={classNames(
        // Visible in forced-colours mode, where shadows are not.
        'no-print sticky top-0 z-40 border-b border-transparent bg-paper transition-shadow duration-200',
        isScrolled && 'shadow-header',
      )}
    >
      <div className="frame flex h-17 items-center gap-2 lg:h-20">
        <Link
          to="/"
          className="type-title mr-auto inline-flex min-h-11 min-w-0 items-center gap-2.5 text-[1.5rem] text-ink no-underline"
        >
          <SiteName siteTitle={siteTitle} logo={brand?.logo} className="h-10">
            <BrandMark className="size-8 flex-none text-accent" />
            <span dir="auto" title={siteTitle} className="truncate">
              {siteTitle}
            </span>
          </SiteName>
        </Link>
        <nav aria-label={controlLabels.mainNavigation} className="hidden flex-none items-center lg:flex">
          {items.map((item) =>
            'links' in item ? (
              <Fragment key={item.id}>
                <a href="#footer" className={classNames(LINK_CLASSES, 'hidden! no-js:inline-flex!')}>
                  {item.label}
                </a>
                <Menu
                  label={item.label}
                  buttonClassName="px-3 font-[520] hover:underline underline-offset-8 decoration-buoy decoration-2 no-js:hidden"
                  items={item.links.map(({ label, to, search, hash }) => ({
                    id: label,
                    label,
                    renderLink: (props) => <Link to={to} search={search} hash={hash} {...props} />,
                  }))}
                />
              </Fragment>
            ) : (
              <Link
                key={item.id}
                to={item.to}
                search={item.search}
                hash={item.hash}
                activeOptions={HERE}
                className={LINK_CLASSES}
              >
                {item.label}
              </Link>
            ),
          )}
        </nav>
        <div className="flex flex-none items-center gap-1 lg:ml-3 lg:gap-3">
          {children}
          <ButtonLink {...linkTo(letsTalk)} className="hidden! xs:inline-flex! min-h-11!">
            {letsTalk.label}
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
