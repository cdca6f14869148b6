import type * as contract from '@tideline/page-contract';
import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../../router.ts';

/** The in-process client for rendering pages. */
export type PageClient = TRPCClient<AppRouter>;

export type RenderPage = contract.RenderPage<PageClient>;
export type PageSource = contract.PageSource<PageClient>;
