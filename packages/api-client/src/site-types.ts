/** Types of the site's procedures. The package has others in their place, without tRPC and the server: see `scripts/`. */
import type { TRPCClient, TRPCClientError } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@tideline/api/router';

type Answers = inferRouterOutputs<AppRouter>;

/** Every procedure of the site as a typed call. */
export type Calls = TRPCClient<AppRouter>;

/** Why a call failed. */
export type CallError = TRPCClientError<AppRouter>;

/** A picture of the library. */
export type UploadedPicture = Answers['media']['upload'];

/** A file of a reply that is not sent. */
export type UploadedAttachment = Answers['conversations']['attach'];
