import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RepairCheck } from '../../contract/console/events.ts'
import { checkQuery } from '../api/event-queries.ts'
import { Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { describeReason } from './describe-reason.ts'
import { findFault } from './format-json.ts'

/** A pause in typing after which the text is checked, in milliseconds. */
const pause = 300
/** Faults that are named; a body may have a hundred. */
const shownFaults = 10

/** `checked` is null until the service has checked the text as it is now. */
export type TextCheck = { checked: RepairCheck | null; problem: unknown; onRetry(): void }

/** Has the service check a text whenever the reader pauses. */
export function useCheck({ trackingId, id, text }: { trackingId: string; id: number; text: string }): TextCheck {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error, refetch } = useQuery(checkQuery(trackingId, id, settled))
  return { checked: settled === text ? (data ?? null) : null, problem: error, onRetry: refetch }
}

/** Says whether a text would be accepted, and else what is wrong with it. */
export function RepairResult({ check: { checked, problem, onRetry }, text }: { check: TextCheck; text: string }) {
  const { t, formats } = useWords()
  if (problem) return <Problem problem={problem} onRetry={onRetry} />
  if (!checked) return <p className="hint">{t.events.checking}</p>
  const { passing, faults } = checked
  const place = findFault(text)
  return (
    <>
      {faults.slice(0, shownFaults).map(({ index, reason }) => (
        <p key={`${index} ${reason}`} className="fault">
          {index === null
            ? describeReason(reason, t)
            : t.events.faultAt(formats.formatNumber(index + 1), describeReason(reason, t))}
          {place && ` (${t.events.inLine(formats.formatNumber(place.line), formats.formatNumber(place.column))})`}
        </p>
      ))}
      {faults.length > shownFaults && <p className="hint">…</p>}
      {passing > 0 && (
        <p className="fine">
          {passing === 1 && faults.length === 0 ? t.events.passes : t.events.passing(formats.formatNumber(passing))}
        </p>
      )}
    </>
  )
}
