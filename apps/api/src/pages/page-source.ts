import type { CardText } from '@tideline/domain/picture/social-card';
import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../router.ts';

/** Which files a page needs, by the id of the route that needs them; the form TanStack Router reads. */
export type PageManifest = {
  routes: Record<string, { preloads?: string[]; css?: string[]; scripts?: PageScript[] }>;
};

type PageScript = { attrs: Record<string, string>; children?: string };

/** What the web app's server entry offers; its own description is in apps/web/src/entry-server.tsx. */
export type RenderPage = (options: {
  /** Its whole address, with the site's origin. */
  request: { url: string };
  client: TRPCClient<AppRouter>;
  origin: string;
  manifest: PageManifest;
  /** The styles of every page, to be written into it; none where the manifest links to them. */
  styles?: string | undefined;
  /** Only for an answer to a form: why it was refused, and what was typed. */
  formAnswer?: FormAnswer | undefined;
}) => Promise<RenderedPage>;

/** What a page says of a form that was sent without JavaScript and refused. */
export type FormAnswer = {
  form: 'contact' | 'newsletter';
  message: string;
  issues: { path: string; message: string }[];
  fields: Record<string, string>;
};

export type RenderedPage = {
  status: number;
  headers: [name: string, value: string][];
  html: string;
  /** The text of each inline script that the page itself has put there; any other must not run. */
  inlineScripts: string[];
};

/** Where pages come from: the build, or Vite while developing. */
export type PageSource = {
  /** The renderer; while developing a fresh one after each change. */
  loadRenderer: () => Promise<RenderPage>;
  manifest: PageManifest;
  /** The styles of every page, to be written into it; left out where the manifest links to them. */
  styles?: string;
  /** What the social cards of the pages say, by the card's name (`pages/about`). */
  loadCardTexts: () => Promise<Record<string, CardText>>;
  /** Folder of the built files for the browser; null while Vite serves them. */
  clientDir: string | null;
};
