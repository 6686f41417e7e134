import type { PictureWording } from './word-fields.ts'

type PictureWordsProps = PictureWording & {
  /** The level of the heading. */
  level: 'h1' | 'h2'
  /** Without a link there is nothing to press. */
  isLink: boolean
  /** The class, for styles of a template; that of the button ends in `-cta`. */
  name?: string
}

/** Draws the words of a picture; nothing without any. Its styles are in `picture-words.css`. */
export function PictureWords({ title, text, cta, level: Heading, isLink, name = 'instep-words' }: PictureWordsProps) {
  if (!title && !text && !cta) return null
  return (
    <span className={name}>
      {title && <Heading>{title}</Heading>}
      {text && <span>{text}</span>}
      {cta && isLink && <span className={`${name}-cta`}>{cta}</span>}
    </span>
  )
}

/** Returns the level for words in place of a part of the page: that of its own heading. */
export function levelIn(part: Element | null): PictureWordsProps['level'] {
  return part?.querySelector('h1') ? 'h1' : 'h2'
}
