import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { RefusedEventRow } from '../../contract/console/events.ts'
import { refusedEventQuery } from '../api/event-queries.ts'
import { Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { formatJson } from './format-json.ts'
import { keepRepair, readRepair } from './kept-repairs.ts'
import { RepairResult, useCheck } from './repair-result.tsx'

type Props = {
  event: Pick<RefusedEventRow, 'id'>
  trackingId: string
  isSending: boolean
  onReplay(text: string): void
  onCancel(): void
}

/** Loads the whole text of a refused event to be repaired. */
export function RepairForm({ event, ...props }: Props) {
  const { data, error, refetch } = useQuery(refusedEventQuery(props.trackingId, event.id))
  if (error) return <Problem problem={error} onRetry={refetch} />
  return data ? <Editor event={data} {...props} /> : <Loading lines={4} />
}

function Editor({
  event,
  trackingId,
  isSending,
  onReplay,
  onCancel,
}: Omit<Props, 'event'> & { event: RefusedEventRow }) {
  const { t } = useWords()
  const ids = useId()
  const first = event.form === 'base64' ? '' : formatJson(event.text)
  const [text, setText] = useState(readRepair(trackingId, event.id) ?? first)
  const [isAsking, setAsking] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const check = useCheck({ trackingId, id: event.id, text })
  const mayReplay = !isSending && check.checked !== null && check.checked.passing > 0
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="repair"
      onSubmit={(submission) => {
        submission.preventDefault()
        if (mayReplay) onReplay(text)
      }}
    >
      <label htmlFor={`${ids}-text`}>{t.events.edited}</label>
      {event.form === 'base64' && <p className="hint">{t.events.noText}</p>}
      {event.isCut && event.form !== 'base64' && <p className="hint">{t.events.keptPart}</p>}
      <div className="repair-fields">
        <textarea
          ref={field}
          id={`${ids}-text`}
          value={text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          rows={Math.min(24, Math.max(8, first.split('\n').length + 1))}
          aria-invalid={check.checked !== null && check.checked.faults.length > 0}
          aria-describedby={`${ids}-result`}
          onChange={({ target }) => {
            setText(target.value)
            keepRepair(trackingId, event.id, target.value)
          }}
        />
        <div id={`${ids}-result`} className="repair-result" role="status">
          <RepairResult check={check} text={text} />
        </div>
      </div>
      {isAsking ? (
        <p className="actions">
          <span>{t.events.discardQuestion}</span>
          <button type="button" className="plain" onClick={onCancel}>
            {t.events.discard}
          </button>
          <button type="button" className="plain" onClick={() => setAsking(false)}>
            {t.events.keepEditing}
          </button>
        </p>
      ) : (
        <p className="actions">
          <button type="submit" className="main-button" disabled={!mayReplay}>
            {isSending ? t.events.replaying : t.events.replayRepaired}
          </button>
          <button type="button" className="plain" onClick={() => (text === first ? onCancel() : setAsking(true))}>
            {t.shell.cancel}
          </button>
        </p>
      )}
    </form>
  )
}
