type Props = { message: string; color: string; untilMs: number; time: string }

/** The words and the time that is left; who does not see them is told until when, in the language of their browser (PDP-13.5). */
export function CountdownLine({ message, color, untilMs, time }: Props) {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p className="product-countdown-line" style={{ color: color || undefined }}>
      {message && <span>{message}</span>}{' '}
      <b className="product-countdown-time" lang="en">
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
