import { Picture } from '../media/picture.tsx'

export type NoteProps = {
  /** The class of the template, for its own styles. */
  name: string
  message: string
  icon?: string
  textColor?: string
  /** A CSS length. The note is never wider than its container. */
  maxWidth?: string
}

/** A short message after an icon 20 px high. Its styles are in `note.css`. */
export function Note({ name, message, icon = '', textColor, maxWidth }: NoteProps) {
  return (
    <p
      className={`instep-note ${name}`}
      style={{ color: textColor || undefined, maxWidth: maxWidth && `min(100%, ${maxWidth})` }}
    >
      <Picture key={icon} src={icon} alt="" height={20} />
      {/* A browser that translates the page has replaced the text, so another message needs another element. */}
      <span key={message}>{message}</span>
    </p>
  )
}
