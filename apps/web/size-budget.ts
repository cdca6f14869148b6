/** How much a page may load before anybody touches it. The build fails beyond (scripts/size-report.ts). */

export type SizeBudget = {
  /** Of all JavaScript of a page without a line of its own, in bytes as sent (brotli). */
  defaultJsBytes: number;
  jsBytes: Record<string, number>;
  /** Of all JavaScript of a page of the staff area. */
  staffJsBytes: number;
  cssBytes: number;
  /** What no public page may load, and what to do instead. */
  forbidden: readonly { source: RegExp; instead: string }[];
};

export const sizeBudget: SizeBudget = {
  // React, its DOM and the router are 84 kB of it. The rest is for the page: at 1.6 Mbit/s, a slow telephone, each
  // 10 kB more delay the first tap that is answered by 50 ms, before the time to run them.
  defaultJsBytes: 120_000,
  // The home page shows a carousel, two forms and all sections: the product asks for at most 125 kB.
  jsBytes: { '/': 125_000, '/about': 123_000 },
  // The product's limit for the dashboard's first tab; the editor keeps to it, too.
  staffJsBytes: 250_000,
  cssBytes: 20_000,
  forbidden: [
    { source: /\/node_modules\/zod\//, instead: 'let the server check, or write the few checks by hand' },
    {
      source: /\/node_modules\/(?:@trpc|superjson)\/|\/lib\/calls\/(?:public-api|trpc|staff-api)\.tsx?$/,
      instead: 'call the server through loadApi() (docs/decisions/009)',
    },
    {
      source: /\/node_modules\/@tanstack\/(?:react-query|query-core)\//,
      instead: 'read in the loader of the route (docs/decisions/009)',
    },
    {
      // How the staff area reads its own addresses is a part of the routes, which every page has.
      source: /\/features\/(?:dashboard|post-editor)\/(?!(?:[\w-]+\/)*[\w-]+-search\.ts)|\/routes\/admin\/-/,
      instead: 'keep the staff area behind its own routes',
    },
  ],
};
