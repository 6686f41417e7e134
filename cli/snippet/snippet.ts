/**
 * Stores calls of `window.uv`, each with its time and page, and of `instep.consent` until the script takes them over
 * (EV-02, BD-06, BC-01). Small enough to be inlined in every page's head.
 */
export const stub =
  '!function(w){if(!w.uv){var q=[],u={q:q};["emit","on","once","onEnrichment","onceEnrichment","intercept"].forEach(function(m){u[m]=function(){var h={dispose:function(){q.push(["dispose",[h]]);return h},replay:function(){q.push(["replay",[h]]);return h}};q.push([m,[].slice.call(arguments),h,{ts:+new Date,url:location.href,referrerUrl:document.referrer,title:document.title}]);return h}});w.uv=u}w.instep||(w.instep={consent:function(s){w.instep.said=s}})}(window)'

/** Returns the tag for a shop's pages. @param src where the built folder is served, e.g. `/instep/instep.js` */
export function snippetTag(src: string): string {
  return `<script>${stub}</script>\n<script async type="module" src="${src.replaceAll('"', '%22')}"></script>`
}
