import { idleMoment } from './idle-moment.ts';

/**
 * A visitor who comes from outside sees the top of a page first. The browser shows it before it has laid out what lies
 * below (styles/first-look.css); the script in the document's head sets the class.
 */
export const FIRST_LOOK_CLASS = 'first-look';

/** Has the browser lay out the whole page at once, so that every place on it is where it belongs. */
export function endFirstLook(): void {
  document.documentElement.classList.remove(FIRST_LOOK_CLASS);
}

/** Has the browser lay out the rest of the page part by part, in moments in which it has nothing else to do. */
export async function layOutTheRest(): Promise<void> {
  await idleMoment();
  const parts = document.querySelectorAll<HTMLElement>('main > *, main section, main .further-down, #footer > .deep');
  const left = [...parts].filter((part) => getComputedStyle(part).contentVisibility === 'auto');
  for (const part of left) {
    await idleMoment();
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect(); // now, and not together with the next part
  }
  endFirstLook();
  for (const part of left) part.style.contentVisibility = '';
}
