/** A video of another site, shown in a post when its address is alone in a paragraph. */
export type Video = {
  siteName: 'YouTube' | 'Vimeo';
  /** Address of the video's page, as typed, with https. */
  address: string;
  /** Address of a player that starts the video immediately, without cookies as far as the site allows. */
  playerUrl: string;
};

/** The origins of all players, the only ones that pages may embed. */
export const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const LONGEST = 300;
const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/|www\.youtube-nocookie\.com\/embed\/)(?<id>[\w-]{11})(?:[?&#/]\S*)?$/;
const VIMEO =
  /^https?:\/\/(?:www\.vimeo\.com|vimeo\.com|player\.vimeo\.com\/video)\/(?<id>\d{1,12})(?:\/(?<key>[\da-f]{1,20}))?\/?(?:[?#]\S*)?$/;
const START = /[?&](?:t|start)=(\d{1,6})s?(?:[&#]|$)/;
const VIMEO_KEY = /[?&]h=([\da-f]{1,20})(?:[&#]|$)/;

/** The video at an address; null for any other text. */
export function parseVideoAddress(text: string): Video | null {
  const typed = text.trim();
  if (typed.length > LONGEST) return null;
  const address = typed.replace(/^http:/, 'https:');
  const [youtube, vimeo] = [YOUTUBE.exec(typed)?.groups, VIMEO.exec(typed)?.groups];
  if (youtube) {
    const start = START.exec(typed)?.[1];
    const options = `autoplay=1&rel=0${start === undefined ? '' : `&start=${start}`}`;
    return { siteName: 'YouTube', address, playerUrl: `${PLAYER_ORIGINS[0]}/embed/${youtube['id']}?${options}` };
  }
  if (!vimeo) return null;
  const key = vimeo['key'] ?? VIMEO_KEY.exec(typed)?.[1];
  const options = `autoplay=1&dnt=1${key === undefined ? '' : `&h=${key}`}`;
  return { siteName: 'Vimeo', address, playerUrl: `${PLAYER_ORIGINS[1]}/video/${vimeo['id']}?${options}` };
}
