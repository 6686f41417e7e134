import { spokenLanguage } from '../../kit/words/say.ts'

type Props = { message: string; color: string; untilMs: number; time: string }

/** Draws the message and the time left. Screen readers get the deadline, in the language of the browser (PDP-13.5). */
export function CountdownLine({ message, color, untilMs, time }: Props) {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p className="product-countdown-line" style={{ color: color || undefined }}>
      {message && <span>{message}</span>}{' '}
      {/* A browser that translates the page would replace its text, and the new one would stand still. */}
      <b className="product-countdown-time notranslate" lang={spokenLanguage()}>
        {time}
      </b>{' '}
      <time
        className="product-countdown-until"
        dateTime={new Date(untilMs).toISOString()}
        lang={format.resolvedOptions().locale}
      >
        {format.format(untilMs)}
      </time>
    </p>
  )
}
