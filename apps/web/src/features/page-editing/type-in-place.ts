import { textBoxes } from './text-boxes.ts';

/** What the editor says of the text that is typed. */
export type TypedText = {
  field: number;
  value: string;
  /** Longest text, in characters. */
  max: number;
  /** Enter ends a line, and breaks a text. */
  isLine: boolean;
};

export type TypeInPlaceOptions = TypedText & {
  /** The element that shows the text. */
  element: HTMLElement;
  onType: (value: string) => void;
  onEnd: () => void;
};

/** What the text keeps of the look of its element. */
const LOOK = [
  ...(['font', 'letterSpacing', 'wordSpacing', 'textTransform', 'textAlign', 'textIndent', 'direction'] as const),
  ...(['color', 'fontVariationSettings'] as const),
];
/** From this share of the longest text on, its length is shown. */
const NEAR_LIMIT = 0.9;
/** A text less high than this many of its lines has one line. */
const ONE_LINE = 1.7;

/**
 * Lets staff type over an element. The element keeps its text, which gives it its size, but is not painted; React changes
 * it meanwhile, so it cannot be edited itself.
 * @returns ends it
 */
export function typeInPlace({ element, field, value, max, isLine, onType, onEnd }: TypeInPlaceOptions): () => void {
  const text = document.createElement('textarea');
  const length = document.createElement('output');
  let shown = element;
  let frame = 0;
  text.value = value;
  text.dir = 'auto';
  text.setAttribute('aria-label', 'Text on the page');
  text.className = 'typed-text';
  length.className = 'typed-length';
  document.body.append(text, length);
  text.addEventListener('input', handleInput);
  text.addEventListener('keydown', handleKey);
  text.addEventListener('blur', end);
  follow();
  tellLength();
  text.focus({ preventScroll: true });
  text.setSelectionRange(value.length, value.length);
  return end;

  /** The text moves and grows with its element, which can be another one after each change. */
  function follow(): void {
    if (!shown.isConnected) shown = elementOf(field) ?? shown;
    shown.setAttribute('data-typed', '');
    place(text, shown);
    const { left, bottom } = text.getBoundingClientRect();
    Object.assign(length.style, { left: `${left}px`, top: `${bottom + 8}px` });
    frame = requestAnimationFrame(follow);
  }
  function handleInput(): void {
    if (isLine && /[\r\n]/.test(text.value)) text.value = text.value.replaceAll(/[\r\n]+/g, ' '); // pasted
    tellLength();
    onType(text.value);
  }
  function tellLength(): void {
    const count = text.value.length;
    length.textContent = count < NEAR_LIMIT * max ? '' : `${count} of ${max} characters`;
    length.toggleAttribute('data-over', count > max);
  }
  function handleKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === 'Escape') onType(value);
    const isEnd = event.key === 'Escape' || event.key === 'Tab' || (event.key === 'Enter' && isLine);
    if (!isEnd) return;
    if (event.key !== 'Tab') event.preventDefault();
    end();
    shown.focus({ preventScroll: true }); // Tab goes on from there
  }
  function end(): void {
    text.removeEventListener('blur', end); // removing it is one
    cancelAnimationFrame(frame);
    for (const typed of document.querySelectorAll('[data-typed]')) typed.removeAttribute('data-typed');
    text.remove();
    length.remove();
    onEnd();
  }
}

/** Lays the text over the lines of an element. */
function place(text: HTMLTextAreaElement, element: HTMLElement): void {
  const lines = textBoxes(element);
  const [first] = lines;
  if (!first) return; // an empty text has no element
  const style = getComputedStyle(element);
  for (const name of LOOK) text.style[name] = style[name];
  const lineHeight = Number.parseFloat(style.lineHeight) || first.height;
  const above = (lineHeight - first.height) / 2;
  const height = Math.max(...lines.map(({ bottom }) => bottom)) - first.top + 2 * above;
  // The lines of a block can grow to its width; other elements grow with their text.
  const isBlock = /^(?:block|list-item|grid)$/.test(style.display);
  const box = element.getBoundingClientRect();
  const left = isBlock ? box.left + Number.parseFloat(style.paddingLeft) : Math.min(...lines.map((line) => line.left));
  const right = isBlock
    ? box.right - Number.parseFloat(style.paddingRight)
    : Math.max(...lines.map((line) => line.right));
  Object.assign(text.style, {
    lineHeight: `${lineHeight}px`,
    left: `${left}px`,
    top: `${first.top - above}px`,
    width: `${Math.ceil(right - left) + 2}px`,
    height: `${height}px`,
    whiteSpace: height < ONE_LINE * lineHeight ? 'pre' : 'pre-wrap',
  });
}

/** An element that shows a field and can be seen. */
function elementOf(field: number): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)].find((one) => one.checkVisibility());
}
