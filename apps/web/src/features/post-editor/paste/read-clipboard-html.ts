import purify from 'dompurify';

const TAGS =
  'a b strong i em u s del strike code kbd samp tt pre p div span br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd ' +
  'body blockquote table caption thead tbody tfoot tr th td img figure figcaption sup sub mark section article main header';

/**
 * The HTML of a clipboard as elements of a document without scripts, frames, forms or event handlers. Styles and classes
 * stay, since Word and Google Docs use them to mark lists and bold text.
 */
export function readClipboardHtml(html: string): HTMLElement {
  purify.removeHook('afterSanitizeAttributes'); // that of `sanitiseHtml`, which sets its own again
  // Word's style sheets are of no use, and the page's policy would report them.
  return purify.sanitize(html.replace(/<style[\s\S]*?<\/style>/gi, ''), {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ['href', 'src', 'alt', 'class', 'style', 'colspan', 'start', 'width', 'height'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // Parts without a meaning in Markdown. The text of other elements stays.
    FORBID_CONTENTS: 'script style title noscript template iframe object svg math select textarea'.split(' '),
    RETURN_DOM: true,
  }) as HTMLElement; // the body; declared as any node
}
