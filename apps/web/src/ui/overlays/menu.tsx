import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../controls/class-names.ts';
import { useMenu } from './use-menu.ts';

export type MenuItem = {
  /** Unique among the items. */
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'default' | 'danger';
  isDisabled?: boolean;
  /** Draws a line above the item. */
  hasSeparator?: boolean;
} & (
  | { onSelect: () => void; renderLink?: never }
  /** Return one link, such as `(props) => <Link to="/about" {...props} />`; `props` includes its children. */
  | { renderLink: (props: MenuLinkProps) => ReactNode; onSelect?: never }
);

/** Props of a link used as a menu item. */
export type MenuLinkProps = {
  role: 'menuitem';
  tabIndex: -1;
  className: string;
  onClick: () => void;
  children: ReactNode;
};

export type MenuProps = {
  /** Content of the button. */
  label: ReactNode;
  /** The button's accessible name, where `label` is an icon. */
  name?: string;
  items: readonly MenuItem[];
  /** Edge of the button that the list aligns with. */
  align?: 'start' | 'end';
  hasChevron?: boolean;
  buttonClassName?: string;
};

const ITEM_CLASSES =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left text-base leading-snug no-underline -outline-offset-3! focus:bg-tint disabled:opacity-50';

/**
 * A menu button following the ARIA pattern: Enter, Space and the arrows open it, arrows, Home, End and letters move,
 * Escape closes.
 */
export function Menu({ label, name, items, align = 'start', hasChevron = true, buttonClassName }: MenuProps) {
  const { buttonProps, listProps, close } = useMenu(align);

  return (
    <>
      <button
        {...buttonProps}
        type="button"
        aria-label={name}
        className={classNames('group inline-flex min-h-11 items-center gap-1.5', buttonClassName)}
      >
        {label}
        {hasChevron ? (
          <ChevronDown aria-hidden="true" className="icon transition-transform group-aria-expanded:rotate-180" />
        ) : null}
      </button>
      <div
        {...listProps}
        aria-label={name ?? (typeof label === 'string' ? label : undefined)}
        className="fixed inset-auto m-0 max-h-[80dvh] max-w-[calc(100vw-1rem)] min-w-56 overflow-y-auto rounded-[6px] bg-surface p-1.5 text-ink shadow-float open:animate-[rise-in_140ms_var(--ease-settle)]"
      >
        {items.map((item) =>
          item.renderLink ? (
            <div key={item.id} role="none">
              {item.renderLink({
                role: 'menuitem',
                tabIndex: -1,
                className: itemClasses(item),
                onClick: close,
                children: content(item),
              })}
            </div>
          ) : (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.isDisabled}
              className={itemClasses(item)}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {content(item)}
            </button>
          ),
        )}
      </div>
    </>
  );
}

function itemClasses({ tone, hasSeparator }: MenuItem) {
  return classNames(
    ITEM_CLASSES,
    tone === 'danger' ? 'text-danger' : 'text-ink',
    hasSeparator && 'mt-1 shadow-[0_-1px_0_var(--line)]',
  );
}
function content({ icon, label }: MenuItem) {
  return (
    <>
      {icon}
      {label}
    </>
  );
}
