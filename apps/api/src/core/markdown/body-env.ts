import type { Env, MarkdownIt, StateCore, Token } from 'markdown-it';
import type { PostHeading } from '@tideline/domain/post/post';

export type Markdown = MarkdownIt;
export type BlockToken = Token;
export type CoreState = StateCore;

/**
 * Where a body is shown. `page` and `preview` have the site's styles and scripts; `feed` and `mail` have neither, need
 * absolute addresses and may show several bodies at once.
 */
export type BodyOptions =
  | { target: 'page' | 'preview' }
  | {
      target: 'feed' | 'mail';
      /** Address of the post's page, the base of relative addresses. */
      url: string;
    };

/** State of one rendering; markdown-it passes it to every rule. */
export type BodyEnv = {
  target: BodyOptions['target'];
  /** Address of the post's page; null where relative addresses stay unchanged. */
  url: string | null;
  headings: PostHeading[];
  /** The labels of footnotes. */
  noteLabels: Set<string>;
  /** Highlighted code, as HTML. */
  highlighted: Map<Token, string>;
};

export function bodyEnv(options: BodyOptions): BodyEnv {
  const url = 'url' in options ? options.url : null;
  return { target: options.target, url, headings: [], noteLabels: new Set(), highlighted: new Map() };
}

/** The environment made by `bodyEnv`, as passed to a rule. */
export function toBodyEnv(env: Env | undefined): BodyEnv {
  return env as BodyEnv;
}

/** The meta data that an earlier rule stored in a token. */
export function metaOf(tokens: Token[], index: number): Record<string, unknown> {
  return tokens[index]?.meta ?? {};
}

/** Whether the body is shown with the site's styles and scripts. */
export function isOnSite({ target }: BodyEnv): boolean {
  return target === 'page' || target === 'preview';
}

/** An address in the form that the target needs: unchanged on the site, absolute elsewhere. */
export function addressFor(env: BodyEnv, address: string): string {
  if (env.url === null || /^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return URL.parse(address, env.url)?.href ?? address;
}
