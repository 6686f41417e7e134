import type { PictureWording } from './word-fields.ts'

type PictureWordsProps = PictureWording & {
  /** The level of the heading. */
  level: 'h1' | 'h2'
  /** The class, for styles of a template; that of the button ends in `-cta`. */
  name?: string
}

/** Draws the words of a picture. Its styles are in `picture-words.css`. */
export function PictureWords({ title, text, cta, level: Heading, name = 'instep-words' }: PictureWordsProps) {
  return (
    <span className={name}>
      {title && <Heading className="instep-heading">{title}</Heading>}
      {text && <span>{text}</span>}
      {cta && <span className={`${name}-cta instep-button`}>{cta}</span>}
    </span>
  )
}
