import { AsyncModule } from '../render/async-module.tsx'

/** What `instep build` writes for the head of one page type. */
export type InlineParts = { style: string; scripts: readonly string[] }

/** The personalisation script's tag. Without the script it is one failed request, and the shop is as it is. */
export function InstepTag({ parts, nonce }: { parts: InlineParts; nonce: string }) {
  return (
    <>
      {parts.style && <style nonce={nonce}>{parts.style}</style>}
      {parts.scripts.map((script) => (
        <script key={script} nonce={nonce}>
          {script}
        </script>
      ))}
      <AsyncModule src="/instep/instep.js" nonce={nonce} />
    </>
  )
}
