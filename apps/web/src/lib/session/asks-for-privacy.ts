/** Whether the visitor asks, by Global Privacy Control or Do Not Track, not to be counted. */
export function asksForPrivacy(): boolean {
  const hasPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return hasPrivacyControl || navigator.doNotTrack === '1';
}
