import { expect, test } from 'vitest';
import { mailDocument } from './mail-document.ts';

const MAIL =
  '<!doctype html><html lang="en"><head><style>@media (prefers-color-scheme: dark) { p { color: white } }</style></head>' +
  '<body><p style="color:black">Hello</p><img src="/media/a.webp" alt="A chart"></body></html>';

test('the style sheets are taken out for the frame, with the theme chosen', () => {
  const light = mailDocument(MAIL, { isDark: false, hasPictures: true });
  const dark = mailDocument(MAIL, { isDark: true, hasPictures: true });
  expect(light.root.querySelector('style')).toBeNull();
  expect(light.css).toBe('@media (width < 0px) { p { color: white } }');
  expect(dark.css).toBe('@media (width >= 0px) { p { color: white } }');
  expect(dark.root.querySelector('p')?.getAttribute('style')).toBe('color:black');
});

test('without pictures only their texts are left', () => {
  const pictures = [true, false].map((hasPictures) =>
    mailDocument(MAIL, { isDark: false, hasPictures }).root.querySelector('img'),
  );
  expect(pictures.map((picture) => [picture?.getAttribute('src') ?? null, picture?.alt])).toEqual([
    ['/media/a.webp', 'A chart'],
    [null, 'A chart'],
  ]);
});

test('a style sheet for Outlook, inside a comment, is no part of the document', () => {
  const mail = MAIL.replace('<head>', '<head><!--[if mso]><style>p { color: red }</style><![endif]-->');
  const { css, root } = mailDocument(mail, { isDark: false, hasPictures: true });
  expect(css).not.toContain('red');
  expect(root.outerHTML).not.toContain('red');
});
