import type * as contract from '@tideline/page-contract';
import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../router.ts';

/** The in-process client that pages are rendered with. */
export type PageClient = TRPCClient<AppRouter>;

export type RenderPage = contract.RenderPage<PageClient>;
export type PageSource = contract.PageSource<PageClient>;
