import { AsyncModule } from '../render/async-module.tsx'

/** Holds what the page emits until the script is there; the same text as `instep snippet` prints. */
const stub =
  '!function(w){if(!w.uv){var q=[],u={q:q};["emit","on","once","onEnrichment","onceEnrichment","intercept"].forEach(function(m){u[m]=function(){var h={dispose:function(){q.push(["dispose",[h]]);return h},replay:function(){q.push(["replay",[h]]);return h}};q.push([m,[].slice.call(arguments),h]);return h}});w.uv=u}}(window)'

/** The personalisation script's tag. Without the script it is one failed request, and the shop is as it is. */
export function InstepTag({ nonce }: { nonce: string }) {
  return (
    <>
      <script nonce={nonce}>{stub}</script>
      <AsyncModule src="/instep/instep.js" nonce={nonce} />
    </>
  )
}
