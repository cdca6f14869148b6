import { Link } from '@tanstack/react-router';
import type { PageSummary } from '@tideline/domain/page/page-document';
import { HIDEABLE_PATHS } from '@tideline/domain/site/site-path';
import { ExternalLink, Eye, Link2, ListOrdered, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import { HidePageDialog } from './hide-page-dialog.tsx';
import { PageAddressDialog } from './page-address-dialog.tsx';
import { RemovePageDialog } from './remove-page-dialog.tsx';
import { StudyOrderDialog } from './study-order-dialog.tsx';

/** Row actions of a page that staff have added, can take off the site, or that lists the case studies. */
export function PageMenu({ page }: { page: PageSummary }) {
  const { id, name, path, added, isPublic } = page;
  const toast = useToast();
  const utils = trpc.useUtils();
  const mayPublish = useMay()('pages.publish');
  const [open, setOpen] = useState<'address' | 'order' | 'remove' | null>(null);
  const show = trpc.pages.show.useMutation({
    meta: { failure: 'Failed to publish the page' },
    onSuccess: async () => {
      toast({ title: 'Page published', text: 'Visitors see it from now on.' });
      await utils.pages.invalidate();
    },
  });
  const wasPublic = added?.firstPublishedAt !== null;
  const items: (MenuItem | false)[] = [
    isPublic && {
      id: 'view',
      label: 'View',
      icon: <ExternalLink aria-hidden="true" className="icon" />,
      renderLink: (props) => <Link to="/$" params={{ _splat: path?.slice(1) }} preload={false} {...props} />,
    },
    mayPublish &&
      wasPublic &&
      !isPublic && {
        id: 'publish',
        label: 'Publish again',
        icon: <Eye aria-hidden="true" className="icon" />,
        isDisabled: show.isPending,
        onSelect: () => show.mutate({ id }),
      },
    added !== null &&
      (mayPublish || !wasPublic) && {
        id: 'address',
        label: 'Change address…',
        icon: <Link2 aria-hidden="true" className="icon" />,
        onSelect: () => setOpen('address'),
      },
    mayPublish &&
      path?.startsWith('/case-studies') === true && {
        id: 'order',
        label: 'Order of the case studies…',
        icon: <ListOrdered aria-hidden="true" className="icon" />,
        onSelect: () => setOpen('order'),
      },
    mayPublish &&
      (added !== null || (isPublic && HIDEABLE_PATHS.has(id))) && {
        id: 'remove',
        label: added === null ? 'Unpublish…' : isPublic ? 'Unpublish or delete…' : 'Delete…',
        icon: <Trash2 aria-hidden="true" className="icon" />,
        tone: 'danger',
        hasSeparator: true,
        onSelect: () => setOpen('remove'),
      },
  ];
  const Remove = added ? RemovePageDialog : HidePageDialog;
  const shown = items.filter((item) => item !== false);
  return (
    <>
      {shown.length > 0 ? <RowMenu name={`Actions for ${name}`} items={shown} /> : null}
      {open === 'address' ? <PageAddressDialog page={page} onClose={() => setOpen(null)} /> : null}
      {open === 'order' ? <StudyOrderDialog onClose={() => setOpen(null)} /> : null}
      {open === 'remove' ? <Remove page={page} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
