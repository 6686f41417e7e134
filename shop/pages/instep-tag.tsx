import { AsyncModule } from '../render/async-module.tsx'

/** What `instep build` writes for the head of one page type, with the files that the page at this address needs. */
export type TagParts = {
  style: string
  scripts: readonly string[]
  preconnect?: readonly string[]
  preload: readonly string[]
  fetchPriority?: 'low'
}

/** The tag of Instep's script. If the script is missing, one request fails and the shop works as before. */
export function InstepTag({ parts, nonce }: { parts: TagParts; nonce: string }) {
  return (
    <>
      {parts.style && <style nonce={nonce}>{parts.style}</style>}
      {parts.scripts.map((script) => (
        <script key={script} nonce={nonce}>
          {script}
        </script>
      ))}
      {parts.preconnect?.map((origin) => (
        <link key={origin} rel="preconnect" href={origin} crossOrigin="anonymous" />
      ))}
      {parts.preload.map((file) => (
        <link
          key={file}
          rel="modulepreload"
          href={`/instep/${file}`}
          fetchPriority={parts.fetchPriority}
          nonce={nonce}
        />
      ))}
      <AsyncModule src="/instep/instep.js" nonce={nonce} />
    </>
  )
}
