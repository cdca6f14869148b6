import type { Env, MarkdownIt, StateCore, Token } from 'markdown-it';
import type { PostHeading } from '@tideline/domain/post/post';

export type Markdown = MarkdownIt;
export type BlockToken = Token;
export type CoreState = StateCore;

/**
 * Where a body is shown. `page` and `preview` have the styles and scripts of the site; a `feed` and a `mail` have neither,
 * need absolute addresses and may show several bodies at once.
 */
export type BodyOptions =
  | { target: 'page' | 'preview' }
  | {
      target: 'feed' | 'mail';
      /** Of the post's page; relative addresses are resolved against it. */
      url: string;
    };

/** What one rendering knows; markdown-it passes it to every rule. */
export type BodyEnv = {
  target: BodyOptions['target'];
  /** Of the post's page; null where relative addresses stay as they are. */
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

/** The environment that `bodyEnv` made, as a rule receives it. */
export function toBodyEnv(env: Env | undefined): BodyEnv {
  return env as BodyEnv;
}

/** What an earlier rule has noted in a token. */
export function metaOf(tokens: Token[], index: number): Record<string, unknown> {
  return tokens[index]?.meta ?? {};
}

/** Whether the body is shown with the styles and scripts of the site. */
export function isOnSite({ target }: BodyEnv): boolean {
  return target === 'page' || target === 'preview';
}

/** An address as the target needs it: unchanged on the site, absolute elsewhere. */
export function addressFor(env: BodyEnv, address: string): string {
  if (env.url === null || /^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return URL.parse(address, env.url)?.href ?? address;
}
