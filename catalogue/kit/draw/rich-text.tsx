import { richParts } from './rich-parts.ts'

/** Draws a rich text of the content with its line breaks and bold parts (SHR-01.14). */
export function RichText({ text }: { text: string }) {
  return (
    <span style={{ whiteSpace: 'pre-line' }}>
      {richParts(text).map(({ words, isBold }, index) =>
        // The parts of a text never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        isBold ? <b key={index}>{words}</b> : words,
      )}
    </span>
  )
}
