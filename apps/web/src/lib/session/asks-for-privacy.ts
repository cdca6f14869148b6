/** Whether the visitor asks not to be counted, by Global Privacy Control or Do Not Track. */
export function asksForPrivacy(): boolean {
  const hasPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return hasPrivacyControl || navigator.doNotTrack === '1';
}
