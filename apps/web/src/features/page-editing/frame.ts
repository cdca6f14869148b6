/** The page in the frame of the page editor: shows what is typed there, and tells which text was chosen. */
import type { CopyStore } from '../../lib/copy/copy-store.ts';
import { type FromFrame, messageOf, sendTo } from '../../lib/copy/edit-messages.ts';
import { whenIdle } from '../../lib/page-start/when-idle.ts';
import { showsAt } from './text-boxes.ts';
import { type TypedText, typeInPlace } from './type-in-place.ts';
import { stripMarks } from './strip-marks.ts';

/** Outlines lie over the page and move nothing. */
const STYLES = `
  [data-field] { cursor: pointer; }
  [data-field]:hover, [data-field]:focus-visible, [data-field][data-pointed] {
    outline: 2px solid #0e7c86 !important; outline-offset: 3px !important; border-radius: 2px;
  }
  [data-field][data-pointed] { outline-style: dashed !important; }
  [data-field][data-typed], [data-typed] * { outline: none !important; -webkit-text-fill-color: transparent !important; }
  .typed-text {
    position: fixed; z-index: 2147483646; box-sizing: border-box; margin: 0; padding: 0; border: 0; overflow: hidden; resize: none;
    background: transparent; outline: 2px solid #0e7c86; outline-offset: 3px; border-radius: 2px; overflow-wrap: anywhere;
  }
  .typed-length {
    position: fixed; z-index: 2147483647; padding: 2px 8px; border-radius: 4px; font: 500 14px/20px system-ui, sans-serif;
    background: #0b3b45; color: #fff;
  }
  .typed-length:empty { display: none; }
  .typed-length[data-over] { background: #a3241c; }
`;
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Connects the page to the editor around it. */
export function editInFrame(copy: CopyStore): void {
  const editor = window.parent;
  const fields = new WeakMap<Element, number>();
  const tell = (message: FromFrame) => sendTo(editor, message);
  /** The element that was chosen last, and what ends typing in it. */
  let chosen: Element | undefined;
  let endTyping: (() => void) | undefined;
  const choose = (event: Event, element: Element | undefined) => {
    const field = element && fields.get(element);
    if (field === undefined) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    chosen = element;
    tell({ type: 'chosen', field, text: element?.textContent ?? '' });
    return true;
  };

  stripMarks((element, field) => {
    if (document.head.contains(element)) return;
    fields.set(element, field);
    element.setAttribute('data-field', String(field));
    if (!element.matches(FOCUSABLE)) element.setAttribute('tabindex', '0');
  });
  addStyles();
  addEventListener('click', handleClick, true);
  addEventListener('auxclick', stop, true);
  addEventListener('submit', stop, true);
  addEventListener('keydown', handleKey, true);
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = messageOf(event, editor);
    if (message?.type === 'show') copy.show(message.copy);
    if (message?.type === 'point') point(message.field);
    if (message?.type === 'type') type(message);
  });
  whenWatched(copy, () => tell({ type: 'ready' }));

  function type(typed: TypedText): void {
    endTyping?.();
    if (!(chosen instanceof HTMLElement) || fields.get(chosen) !== typed.field) return;
    endTyping = typeInPlace({
      ...typed,
      element: chosen,
      onType: (value) => tell({ type: 'typed', field: typed.field, value }),
      onEnd: () => (endTyping = undefined),
    });
  }
  function handleClick(event: MouseEvent): void {
    if (event.target instanceof HTMLTextAreaElement && event.target.className === 'typed-text') return;
    const { clientX, clientY, detail, target } = event;
    // A click of the keyboard has no place. Links can lie over the texts that they contain.
    const below = detail === 0 ? [target] : document.elementsFromPoint(clientX, clientY);
    const known = below.filter((one) => one instanceof Element).filter((one) => fields.has(one));
    const element = known.find((one) => detail === 0 || showsAt(one, clientX, clientY)) ?? known[0];
    if (choose(event, element)) return;
    if (target instanceof Element && target.closest('a, [type="submit"], form button:not([type])')) stop(event);
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target instanceof Element) choose(event, event.target);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function point(field: number | null): void {
  for (const element of document.querySelectorAll('[data-pointed]')) element.removeAttribute('data-pointed');
  const shown = [...document.querySelectorAll(`[data-field="${field}"]`)];
  for (const element of shown) element.setAttribute('data-pointed', '');
  for (const element of shown) unfold(element);
  const visible = shown.find((element) => element.checkVisibility());
  if (!visible) return;
  const { top, bottom } = visible.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) visible.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Opens what folds an element, so that it can be seen. */
function unfold(element: Element): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

/** Not a style element, which the Content-Security-Policy refuses. */
function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}

/** React compares the layout with what the server has sent when it hydrates it; the copy may change after that. */
function whenWatched(copy: CopyStore, run: () => void): void {
  if (copy.isWatched()) whenIdle(run, { timeout: 500 }); // late parts of the page come soon after
  else setTimeout(whenWatched, 20, copy, run);
}
