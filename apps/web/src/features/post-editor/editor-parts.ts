/** Loads what an editor loads in the background when it is opened. @throws TypeError without a connection */
export async function loadEditorParts(): Promise<void> {
  await Promise.all([
    import('./paste/html-to-markdown.ts'),
    import('./saving/revisions-dialog.tsx'),
    import('../../lib/text/purify-body.ts'),
  ]);
}
