import { isElement, openDom, type MailDom, type MailElement } from '../../audience/newsletter/messages/mail-dom.ts';

export type MailRule = { selector: string; media: string; property: string; value: string };
export type MailStyle = { element: MailElement; property: string; value: string };
/** A parsed mail for rules about clients, without conditional comments for Outlook. */
export type ReadMail = { $: MailDom; styles: MailStyle[]; headCss: string; rules: MailRule[]; outlookCss: string };

/** Reads the elements, their styles, and the rules of the head. */
export function readMail(html: string): ReadMail {
  const $ = openDom(html);
  const styles = $('*')
    .toArray()
    .filter(isElement)
    .flatMap((element) =>
      declarations($(element).attr('style') ?? '').map(([property, value]) => ({ element, property, value })),
    );
  const headCss = $('style').text();
  const outlookCss = /<!--\[if mso\]>.*?<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return { $, styles, headCss, rules: readRules(headCss), outlookCss };
}

function readRules(css: string): MailRule[] {
  const media: MailRule[] = [...css.matchAll(/(@[^{]+)\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].flatMap(
    ([, query = '', body = '']) => readPlain(body, query.trim()),
  );
  return [...media, ...readPlain(css.replaceAll(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, ''), '')];
}

function readPlain(css: string, media: string): MailRule[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors
      .split(',')
      .flatMap((selector) =>
        declarations(body).map(([property, value]) => ({ selector: selector.trim(), media, property, value })),
      ),
  );
}

function declarations(css: string): [property: string, value: string][] {
  return css
    .split(';')
    .map((declaration) => declaration.split(':'))
    .filter(([property = '', value]) => property.trim() !== '' && value !== undefined)
    .map(([property = '', ...value]) => [property.trim(), value.join(':').trim()]);
}
