import { EllipsisVertical } from 'lucide-react';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';

export type RowMenuProps = {
  /** Such as `Actions for Low tide`. */
  name: string;
  items: readonly MenuItem[];
};

/** The actions of a row, behind three dots. */
export function RowMenu({ name, items }: RowMenuProps) {
  return (
    <Menu
      align="end"
      hasChevron={false}
      name={name}
      label={<EllipsisVertical aria-hidden="true" className="icon" />}
      buttonClassName="min-h-9! min-w-9 justify-center rounded-control text-muted hover:bg-tint hover:text-ink pointer-coarse:min-h-11! pointer-coarse:min-w-11"
      items={items}
    />
  );
}
