import type { TrafficSource } from '@tideline/domain/stats/stats';

const SEARCH_ENGINES =
  /(^|\.)(google|bing|yahoo|duckduckgo|ecosia|qwant|startpage|baidu|yandex|brave|kagi|naver|seznam|aol|ask)(\.[a-z]{2,3}){1,2}$/;

const SOCIAL_NETWORKS =
  /(^|\.)(facebook\.com|fb\.com|instagram\.com|linkedin\.com|lnkd\.in|twitter\.com|x\.com|t\.co|youtube\.com|youtu\.be|tiktok\.com|pinterest(\.[a-z]{2,3}){1,2}|pin\.it|reddit\.com|threads\.(com|net)|bsky\.app|whatsapp\.com|snapchat\.com|vimeo\.com|nextdoor\.com|mastodon\.social)$/;

/** Android package names, which apps send instead of a web address. */
const APPS = new Map<string, TrafficSource>([
  ['com.google.android.googlequicksearchbox', 'organic'],
  ['com.google.android.gm', 'referral'],
]);

/**
 * The class of a referrer. An empty or invalid one, and this site's own host, are `direct`.
 * @example trafficSource('https://www.google.com/', 'www.example.com') // => 'organic'
 */
export function trafficSource(referrer: string, ownHost: string): TrafficSource {
  const url = URL.parse(referrer);
  const host = url?.hostname.toLowerCase().replace(/\.$/, '');
  if (!url || !host || host === ownHost) return 'direct';
  if (url.protocol === 'android-app:') return APPS.get(host) ?? 'referral';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'direct';
  if (isOtherService(host)) return 'referral';
  if (SOCIAL_NETWORKS.test(host)) return 'social';
  return SEARCH_ENGINES.test(host) ? 'organic' : 'referral';
}

/** Search engines' other services, such as mail: a visit from there is no search. */
function isOtherService(host: string): boolean {
  return /^(mail|docs|drive|calendar|meet|groups|sites|accounts|classroom)\./.test(host);
}
