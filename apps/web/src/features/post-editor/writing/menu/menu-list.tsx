// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list would take the focus out of the text
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { type CaretPoint, findCaretPoint } from './caret-point.ts';

export type MenuOption = {
  id: string;
  icon?: ReactNode;
  label: string;
  /** Shown at the end of the line. */
  detail?: string;
  choose: () => void;
};

export type MenuListProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  /** Text offset below which the list opens. */
  at: number;
  options: MenuOption[];
  /** Shown in place of the options. */
  message?: string;
  onClose: () => void;
};

const GAP_PX = 4;
const EDGE_PX = 8;

/**
 * A listbox at the caret of a text field. Focus stays in the field, whose `aria-activedescendant` is the active option:
 * arrows move, Enter and Tab choose, Escape closes.
 */
export function MenuList({ field, label, at, options, message, onClose }: MenuListProps) {
  const [chosen, setChosen] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const index = Math.max(
    0,
    options.findIndex((option) => option.id === chosen),
  );
  const active = options[index];
  const activeId = active ? `${id}-${index}` : null;

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen(options.at((index + step) % options.length)?.id ?? '');
    else if ((event.key === 'Enter' || event.key === 'Tab') && active) active.choose();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation(); // hides it from the field's own shortcuts
  });
  useEffect(() => {
    const element = field.current;
    element?.addEventListener('keydown', handleKey);
    element?.addEventListener('blur', onClose);
    return () => {
      element?.removeEventListener('keydown', handleKey);
      element?.removeEventListener('blur', onClose);
    };
  }, [field, onClose]);

  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    element.setAttribute('aria-autocomplete', 'list');
    element.setAttribute('aria-haspopup', 'listbox');
    element.setAttribute('aria-controls', id);
    if (activeId !== null) element.setAttribute('aria-activedescendant', activeId);
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of ['autocomplete', 'haspopup', 'controls', 'activedescendant']) {
        element.removeAttribute(`aria-${name}`);
      }
    };
  }, [field, id, activeId]);

  useLayoutEffect(() => {
    const [shown, element] = [list.current, field.current];
    if (!shown || !element) return undefined;
    const point = findCaretPoint(element, at);
    const follow = () => place(shown, element, point);
    shown.showPopover();
    follow();
    const resized = new ResizeObserver(follow); // the options change while typing
    resized.observe(shown);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', onClose);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', onClose);
      shown.hidePopover();
    };
  }, [field, at, onClose]);

  return (
    <div
      ref={list}
      popover="manual"
      className="fixed inset-auto m-0 w-80 max-w-[calc(100vw-1rem)] rounded-[6px] bg-surface p-1.5 text-ink shadow-float"
      // Keeps the focus in the text.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div
        role="listbox"
        id={id}
        aria-label={label}
        tabIndex={0} // scrollable areas must be reachable by keyboard
        className="max-h-[min(20rem,45dvh)] overflow-y-auto"
      >
        {options.map((option, position) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and its keys
          <div
            key={option.id}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === index}
            onClick={option.choose}
            onPointerMove={() => setChosen(option.id)}
            className={classNames(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 text-sm leading-snug pointer-coarse:min-h-11',
              position === index && 'bg-tint',
            )}
          >
            {option.icon}
            <bdi className="line-clamp-2 min-w-0 flex-1 break-words">{option.label}</bdi>
            {option.detail ? <span className="flex-none font-mono text-xs text-muted">{option.detail}</span> : null}
          </div>
        ))}
      </div>
      <p aria-live="polite" className={message ? 'px-2.5 py-2 text-sm text-muted' : 'sr-only'}>
        {message ?? `${options.length} ${options.length === 1 ? 'choice' : 'choices'}`}
      </p>
    </div>
  );
}

/** Places the list below the caret's line, or above it if it does not fit there. */
function place(list: HTMLElement, field: HTMLTextAreaElement, { left, top, lineHeight }: CaretPoint): void {
  const box = field.getBoundingClientRect();
  const bottom = window.visualViewport?.height ?? window.innerHeight;
  const lineTop = box.top + field.clientTop + top - field.scrollTop;
  const below = lineTop + lineHeight + GAP_PX;
  const fitsBelow = below + list.offsetHeight <= bottom - EDGE_PX;
  const mostLeft = document.documentElement.clientWidth - list.offsetWidth - EDGE_PX;
  list.style.left = `${Math.max(EDGE_PX, Math.min(box.left + field.clientLeft + left, mostLeft))}px`;
  list.style.top = `${fitsBelow ? below : Math.max(EDGE_PX, lineTop - GAP_PX - list.offsetHeight)}px`;
}
