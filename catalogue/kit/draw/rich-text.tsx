import { richParts } from './rich-parts.ts'

/** A rich text of the content, with its line breaks and bold words (SHR-01.14). */
export function RichText({ text }: { text: string }) {
  return (
    <span style={{ whiteSpace: 'pre-line' }}>
      {richParts(text).map(({ words, isBold }, index) =>
        // The pieces of a text never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        isBold ? <b key={index}>{words}</b> : words,
      )}
    </span>
  )
}
