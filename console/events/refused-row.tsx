import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RefusedEventRow } from '../../contract/console/events.ts'
import type { ReplayOutcome } from '../../contract/refused-event.ts'
import { sendRequest } from '../api/send-request.ts'
import { Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { CodeBlock } from './code-block.tsx'
import { describeReason } from './describe-reason.ts'
import { keepRepair } from './kept-repairs.ts'
import { RepairForm } from './repair-form.tsx'

type Props = {
  event: RefusedEventRow
  trackingId: string
  mayReplay: boolean
  onReplayed(outcome: ReplayOutcome): void
}

/** One refused event with what arrived, and what can be done about it. */
export function RefusedRow({ event, trackingId, mayReplay, onReplayed }: Props) {
  const { t, formats } = useWords()
  const { id, receivedAt, reason, index, form, text, isCut, size } = event
  const [isRepaired, setRepaired] = useState(false)
  const repairButton = useRef<HTMLButtonElement>(null)
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (repaired?: string) =>
      sendRequest<ReplayOutcome>(['refused', trackingId, String(id), 'replay'], {
        method: 'POST',
        body: { text: repaired },
      }),
    onSuccess(outcome) {
      // A text of which nothing was accepted is still to be repaired.
      if (outcome.reasons.length === 0 || outcome.accepted > 0) closeForm()
      onReplayed(outcome)
    },
  })
  function closeForm(): void {
    keepRepair(trackingId, id, undefined)
    setRepaired(false)
  }
  const facts = [
    index === null ? t.events.wholeBody : t.events.place(formats.formatNumber(index + 1)),
    t.events.size(formats.formatNumber(size)),
    ...(form === 'text' ? [] : [t.events[form]]),
  ]
  return (
    <li className="card refused-row">
      <h2>{describeReason(reason, t)}</h2>
      <p className="hint">
        <time dateTime={new Date(receivedAt).toISOString()}>{formats.formatMoment(receivedAt)}</time>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {isRepaired ? (
        <RepairForm
          event={event}
          trackingId={trackingId}
          isSending={isPending}
          onReplay={mutate}
          onCancel={() => {
            closeForm()
            setTimeout(() => repairButton.current?.focus())
          }}
        />
      ) : (
        <>
          <CodeBlock label={t.events.body} text={text} />
          {isCut && <p className="hint">{t.events.onlyBeginning}</p>}
          {mayReplay && (
            <p className="actions">
              <button type="button" className="plain" ref={repairButton} onClick={() => setRepaired(true)}>
                {t.events.repair}
              </button>
              <button type="button" className="plain" disabled={isPending} onClick={() => mutate(undefined)}>
                {isPending ? t.events.replaying : t.events.replay}
              </button>
            </p>
          )}
        </>
      )}
      {error && <Problem problem={error} onRetry={() => mutate(variables)} />}
    </li>
  )
}
