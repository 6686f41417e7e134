/**
 * Stores calls of `window.uv`, each with its time and page, and of `instep.consent` until the script takes them over
 * (EV-02, BD-06, BC-01). Calls of a page that is being prerendered have no time yet (BD-05). Small enough to be inlined
 * in every page's head.
 */
export const stub =
  '!function(w){if(!w.uv){var q=[],u={q:q};["emit","on","once","onEnrichment","onceEnrichment","intercept"].forEach(function(m){u[m]=function(){var h={dispose:function(){q.push(["dispose",[h]]);return h},replay:function(){q.push(["replay",[h]]);return h}},d=document,t={url:location.href,referrerUrl:d.referrer,title:d.title};d.prerendering||(t.ts=+new Date);q.push([m,[].slice.call(arguments),h,t]);return h}});w.uv=u}w.instep||(w.instep={consent:function(s){w.instep.said=s}})}(window)'

/**
 * Has Segment's library, where its snippet is before the tag, tell all its calls: cached, it has often made those of the page
 * before the script runs (BU-05). It makes no `window.analytics` where there is none, because shops ask for that.
 */
export const segmentStub =
  '!function(w){var a=w.analytics,s=[];a&&(a.push||a.on)&&(w.instep.segment=s,["page","track","identify"].forEach(function(m){var f=function(){s.push([m].concat([].slice.call(arguments)))};a.push?a.push(["on",m,f]):a.on(m,f)}))}(window)'

/** Returns the tag for a shop's pages. @param src where the built folder is served, e.g. `/instep/instep.js` */
export function snippetTag(src: string): string {
  return `<script>${stub}</script>\n<script async type="module" src="${src.replaceAll('"', '%22')}"></script>`
}
