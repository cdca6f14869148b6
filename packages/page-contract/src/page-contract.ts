/**
 * The contract about rendered pages between the server (apps/api) and the web app (apps/web). Types only: the server loads
 * the web app's server entry by path, and neither imports the other.
 */
import type { CardText } from '@tideline/artwork/prints/social-card';

/** The files of a page, by route id, in the form of TanStack Router's request handler. */
export type PageManifest = {
  routes: Record<string, { preloads?: string[]; css?: string[]; scripts?: PageScript[] }>;
};

type PageScript = { attrs: Record<string, string>; children?: string };

/** The input of the web app's `render`. `Client` is the in-process client for the API's procedures. */
export type RenderOptions<Client> = {
  /** The page's whole address, with the site's origin. */
  url: string;
  client: Client;
  /** The site's public URL without a trailing slash. */
  origin: string;
  manifest: PageManifest;
  /** CSS to inline into the page's head; omitted where the manifest links to it. */
  styles?: string | undefined;
  /** CSS of the look of a site that has changed it. */
  loadBrandStyles?: () => Promise<string>;
  /** Only in the answer to a form that was sent without JavaScript and refused. */
  formAnswer?: FormAnswer | undefined;
};

/** Throws the error of a loader or component; redirects and not-found pages are results. */
export type RenderPage<Client> = (options: RenderOptions<Client>) => Promise<RenderedPage>;

export type RenderedPage = {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Bytes are in UTF-8. */
  html: string | Uint8Array;
  /** The text of each inline script in the page; the Content-Security-Policy allows no other. */
  inlineScripts: string[];
  /** The text of each inline style besides `styles`; omitted where there is none. */
  inlineStyles?: string[];
};

/** Why a form was refused, and its input. */
export type FormAnswer = {
  form: 'contact' | 'newsletter' | 'call';
  /** The reason in one sentence; empty when the form was not refused, but is shown again with its input. */
  message: string;
  /** `path` names the field; empty for no particular field. */
  issues: { path: string; message: string }[];
  /** The submitted values by field name. */
  fields: Record<string, string>;
};

/** What a page is about, in plain text. */
export type PageHead = { title: string; description: string };

/** The source of pages: the build, or Vite in development. */
export type PageSource<Client> = {
  /** In development, a new renderer after each change. */
  loadRenderer: () => Promise<RenderPage<Client>>;
  manifest: PageManifest;
  /** CSS to inline into every page; omitted where the manifest links to it. */
  styles?: string;
  /** The text of each page's social card, by the card's name (`pages/about`). */
  loadCardTexts: () => Promise<Record<string, CardText>>;
  /** Title and description of each page whose text is part of the web app, by its path. */
  loadPageHeads: () => Promise<Record<string, PageHead>>;
  /** Folder of the built browser files; null when Vite serves them. */
  clientDir: string | null;
};
