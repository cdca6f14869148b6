import { Link, useRouter } from '@tanstack/react-router';
import { Files, LayoutDashboard, LogOut, NotebookPen, ScrollText, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { PaletteButton } from '../../features/command-palette/palette-button.tsx';
import { ThemeToggle } from '../../features/theme/theme-toggle.tsx';
import { useTheme } from '../../features/theme/use-theme.ts';
import { useSessionOwner } from '../../lib/calls/use-session-owner.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { Menu, type MenuLinkProps } from '../../ui/overlays/menu.tsx';
import { SiteLink } from './-site-link.tsx';
import { SignOutDialog } from './-sign-out-dialog.tsx';
import { useSignOut } from './-use-sign-out.ts';
import { useMay } from '../../lib/calls/use-may.ts';

/** The header of the staff area: link to the site, theme, and the Admin dropdown. */
export function AdminHeader() {
  const site = useSiteSettings();
  const signOut = useSignOut();
  const may = useMay();
  trpc.auth.me.useQuery(); // what `useMay` reads
  const { toggleTheme } = useTheme();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-14 w-full max-w-[96rem] items-center gap-2 px-[clamp(1rem,2.5vw,2.5rem)]">
        <Link
          to="/"
          aria-label={site?.siteTitle ?? 'Public site'}
          className="type-title mr-auto flex min-h-11 min-w-0 items-center text-[1.25rem]"
          preload={false}
        >
          <span dir="auto" title={site?.siteTitle} className="truncate">
            {site?.siteTitle}
          </span>
        </Link>
        <SiteLink />
        <PaletteButton onSwitchTheme={toggleTheme} />
        <ThemeToggle />
        <OwnerName />
        <Menu
          align="end"
          label="Admin"
          buttonClassName="px-3 rounded-control text-[0.9375rem] font-[560] hover:bg-tint"
          items={[
            {
              id: 'dashboard',
              label: 'Admin Dashboard',
              icon: <LayoutDashboard aria-hidden="true" className="icon" />,
              renderLink: (props: MenuLinkProps) => <Link to="/admin" preload={false} {...props} />,
            },
            ...(may('posts.read-drafts')
              ? [
                  {
                    id: 'cms',
                    label: 'Blog CMS',
                    icon: <NotebookPen aria-hidden="true" className="icon" />,
                    renderLink: (props: MenuLinkProps) => <Link to="/admin/blog" preload={false} {...props} />,
                  },
                ]
              : []),
            ...(may('pages.edit')
              ? [
                  {
                    id: 'pages',
                    label: 'Pages',
                    icon: <Files aria-hidden="true" className="icon" />,
                    renderLink: (props: MenuLinkProps) => (
                      <Link
                        to="/admin/pages/{-$documentId}"
                        params={{ documentId: undefined }}
                        preload={false}
                        {...props}
                      />
                    ),
                  },
                ]
              : []),
            ...(may('audit.read')
              ? [
                  {
                    id: 'audit',
                    label: 'Audit log',
                    icon: <ScrollText aria-hidden="true" className="icon" />,
                    renderLink: (props: MenuLinkProps) => <Link to="/admin/audit" preload={false} {...props} />,
                  },
                ]
              : []),
            {
              id: 'account',
              label: 'Account',
              icon: <UserRound aria-hidden="true" className="icon" />,
              renderLink: (props: MenuLinkProps) => <Link to="/admin/account" preload={false} {...props} />,
            },
            {
              id: 'sign-out',
              label: <SignOutLabel />,
              icon: <LogOut aria-hidden="true" className="icon" />,
              hasSeparator: true,
              onSelect: signOut.begin,
            },
          ]}
        />
        {signOut.unsaved ? (
          <SignOutDialog
            unsaved={signOut.unsaved}
            isLeaving={signOut.isLeaving}
            onStay={signOut.stay}
            onLeave={signOut.leave}
          />
        ) : null}
      </div>
    </header>
  );
}

/** The site settings, which can be changed here: also updates them for the public pages opened next. */
function useSiteSettings() {
  const router = useRouter();
  const { data } = trpc.settings.site.useQuery();
  useEffect(() => {
    if (data) router.options.context.settings.set(data);
  }, [data, router]);
  return data;
}

/** The name of the signed-in account. */
function OwnerName() {
  const owner = useSessionOwner();
  return (
    <span dir="auto" className="max-w-40 truncate text-sm text-muted max-md:hidden">
      {/* Next to the dropdown “Admin”, the first account's name “Admin” says nothing. */}
      {owner?.name === 'Admin' ? owner.email : owner?.name || owner?.email}
    </span>
  );
}

function SignOutLabel() {
  const email = useSessionOwner()?.email;
  return (
    <span>Sign out{email ? <span className="block max-w-52 truncate text-sm text-muted">{email}</span> : null}</span>
  );
}
