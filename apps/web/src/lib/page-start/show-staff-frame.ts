/** After so long, in milliseconds, the frame says that the page is still on its way. */
const PATIENCE_MS = 6_000;

/**
 * An inline script after the frame of the staff area: shows it to those who have a session in this browser (`authToken` is the
 * key of lib/session). A stranger sees nothing of it on the way to the home page.
 */
export const SHOW_STAFF_FRAME = `(function(frame){try{if(!localStorage.getItem('authToken'))return}catch(e){return}
frame.hidden=false;setTimeout(function(){frame.lastChild.textContent='Still loading. The connection is slow.'},${PATIENCE_MS})
})(document.getElementById('staff-frame'))`;
