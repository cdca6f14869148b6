/** The reason why a group of procedures has no REST path. */
type WithoutPath = { subject: string; reason: string; procedures: readonly string[] };

/**
 * Every procedure without a REST path. A new procedure needs a path or an entry here, or the build fails
 * (check-coverage.ts). The page at `/api/docs` lists subjects and reasons.
 */
export const WITHOUT_PATH: readonly WithoutPath[] = [
  {
    subject: 'Own account and API keys',
    reason: 'For a person in the staff area: programs may not call it.',
    procedures: names(`
      auth.apiKeys.create auth.apiKeys.list auth.apiKeys.revoke auth.changePassword auth.me auth.confirmPassword
      auth.passkeys.add auth.passkeys.begin auth.passkeys.list auth.passkeys.remove auth.passkeys.rename
      auth.endOtherSessions auth.endSession auth.sessions firstSteps.hide auth.secondFactor.begin
      auth.secondFactor.confirm auth.secondFactor.renewRecoveryCodes auth.secondFactor.status
      auth.secondFactor.turnOff privacy.erase privacy.export
    `),
  },
  {
    subject: 'A forgotten password',
    reason: 'For the person who forgot it: the link of a mail leads to a page.',
    procedures: names(`auth.passwordReset.finish auth.passwordReset.request`),
  },
  {
    subject: 'Sign-in with a passkey',
    reason: 'Needs a browser, which asks the person. Programs use an API key.',
    procedures: names(`auth.passkeys.challenge auth.passkeys.signIn`),
  },
  {
    subject: 'Pages of the site',
    reason: 'Made for one page, whose needs it follows; the lists of posts, authors and issues have the same content.',
    procedures: names(`
      authors.people issues.archive.bySlug issues.archive.latest issues.archive.list posts.archive posts.blog
      posts.latest posts.listSummaries posts.page posts.previewLinks.page privacy.periods settings.site
      stats.recordForm stats.recordView workPictures.list
    `),
  },
  {
    subject: 'Links in mails',
    reason: 'Called by the page that the link opens, after a person pressed its button.',
    procedures: names(`
      preferences.download preferences.erase preferences.leave preferences.mailDataLink preferences.read preferences.save
      bookings.links.cancel bookings.links.move bookings.links.read bookings.links.times
      subscribers.links.confirm subscribers.links.unsubscribe team.joining.accept team.joining.read
    `),
  },
  {
    subject: 'Editing of posts',
    reason: 'Steps of the editor, which change with it. `POST` and `PUT /api/posts` write posts.',
    procedures: names(`
      artwork.previewCard posts.bulkChange posts.bulkUndo posts.calendar posts.categories posts.check posts.feature
      posts.featured posts.listTrash posts.approvals.approve posts.approvals.byPost
      posts.approvals.list posts.approvals.own posts.approvals.request posts.approvals.sendBack posts.approvals.withdraw
      posts.owners.byPost posts.owners.set posts.owners.writers posts.pending.byPost posts.pending.discard posts.pending.keep
      posts.pending.list posts.pending.publish posts.pending.restore posts.preview posts.previewLinks.create
      posts.previewLinks.endAll posts.restore posts.revisions.byVersion posts.revisions.list posts.revisions.restore
      posts.revisions.undo posts.tags posts.unfeature addresses.addRedirect addresses.dismissMissed addresses.missed
      addresses.redirects addresses.removeRedirect addresses.setUnpublished addresses.unpublished authors.accounts
      authors.add authors.approvals.approve authors.approvals.list authors.approvals.sendBack authors.own.pending
      authors.own.read authors.own.save authors.own.withdraw authors.remove authors.update
    `),
  },
  {
    subject: 'Picture library',
    reason: 'The dialog of the editor. `POST /api/media` uploads.',
    procedures: names(`
      media.byId media.importFrom media.list media.remove media.update media.uses
    `),
  },
  {
    subject: 'Work on inquiries',
    reason:
      'Steps of the staff area. `GET /api/contacts` reads inquiries, `PUT /api/contacts/{id}/outcome` writes back.',
    procedures: names(`
      contacts.add contacts.bulkStatus contacts.byId contacts.countWaiting contacts.notes.add contacts.notes.list
      contacts.notes.remove contacts.undoStatus contacts.views.add contacts.views.list contacts.views.remove
      contacts.views.rename conversations.decide conversations.discardDraft conversations.saveDraft conversations.savedReplies.list
      conversations.savedReplies.remove conversations.savedReplies.save conversations.settings.read
      conversations.settings.update conversations.work.list conversations.work.nextSteps
      conversations.work.related
    `),
  },
  {
    subject: 'Operation of the site',
    reason: 'Screens of the settings and of the dashboard, for a person who looks after the site.',
    procedures: names(`
      bookings.feed.read bookings.feed.remove bookings.feed.save bookings.offer bookings.rules
      audit.actors audit.list backup.list backup.start backup.status bounces.makeSecret firstSteps.list
      mailbox.status privacy.find privacy.retention privacy.updateRetention settings.read
      settings.removeSampleData settings.sampleData settings.update stats.analytics stats.overview
      stats.sendWeekToContact stats.sendWeekToMe stats.weekReaders team.changeRole team.invite team.list team.remove
      team.resend team.withdraw workPictures.put workPictures.remove
    `),
  },
];

function names(text: string): string[] {
  return text.trim().split(/\s+/);
}
