import { parseVideoAddress } from '@tideline/domain/post/video-address';

/** Replaces the still of a video with its player, in a credentialless frame. */
export function playVideo(still: HTMLAnchorElement): void {
  const video = parseVideoAddress(still.getAttribute('href') ?? '');
  if (!video) return;
  const player = document.createElement('iframe');
  player.setAttribute('credentialless', ''); // no cookies, and allowed in an isolated page
  player.src = video.playerUrl;
  player.title = `Video from ${video.siteName}`;
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.allowFullscreen = true;
  // YouTube plays only if it learns which site embeds the video.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  still.replaceWith(player);
  player.focus();
}
