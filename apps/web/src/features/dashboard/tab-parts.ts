/** Loads the parts of tabs that are not in the dashboard's own file. @throws TypeError without a connection */
export async function loadTabParts(): Promise<void> {
  await Promise.all([
    import('./posts/calendar/posts-calendar.tsx'),
    import('./newsletter/issues-view.tsx'),
    import('./contacts/board/contacts-board.tsx'),
    import('./analytics/analytics-panel.tsx'),
  ]);
}
