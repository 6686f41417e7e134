import { Picture } from '../media/picture.tsx'

export type IconWithText = { imageUrl: string; text: string }

/**
 * A list of icons of the same height, each with a text, so the icons need no alt text. Its styles are in `icon-list.css`.
 */
export function IconList({ entries, height }: { entries: readonly IconWithText[]; height: number }) {
  return (
    <ul className="instep-icon-list" style={{ '--instep-icon-size': `${height}px` } as object}>
      {entries.map(({ imageUrl, text }, index) => (
        // The entries of a content never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <Picture key={imageUrl} src={imageUrl} alt="" height={height} />
          {text && <span>{text}</span>}
        </li>
      ))}
    </ul>
  )
}
