import { Picture } from '../media/picture.tsx'

export type NoteProps = {
  /** Class of the template, for what is its own. */
  name: string
  message: string
  icon?: string
  textColor?: string
  /** A CSS length; it is never wider than its place. */
  maxWidth?: string
}

/** A short message with an icon of 20 px before it, on one line that may wrap. Its look is `note.css`. */
export function Note({ name, message, icon = '', textColor, maxWidth }: NoteProps) {
  return (
    <p
      className={`instep-note ${name}`}
      style={{ color: textColor || undefined, maxWidth: maxWidth && `min(100%, ${maxWidth})` }}
    >
      <Picture key={icon} src={icon} alt="" height={20} />
      <span>{message}</span>
    </p>
  )
}
