import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '../../features/join/join-page.tsx';

/** Rendered in the browser only: the token of the link is in the fragment. */
export const Route = createFileRoute('/_site/join')({ ssr: false, component: JoinPage });
