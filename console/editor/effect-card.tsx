import { useState } from 'react'
import type { SteeredExperience } from '../../contract/console/steer.ts'
import { readNumber } from '../../contract/content-form/read-number.ts'
import { resultBreaksOf } from '../../contract/steer/result-breaks.ts'
import { daysOfTest } from '../../contract/steer/test-length.ts'
import { useWords } from '../settings/language.tsx'
import { useEditor } from './use-editor.ts'

/** What publishing does to running results, and how long a test needs to prove a difference. */
export function EffectCard({ experience }: { experience: SteeredExperience }) {
  const { t } = useWords()
  return (
    <section className="card editor-section" aria-labelledby="editor-effect">
      <h2 id="editor-effect">{t.editor.effect.title}</h2>
      <p role="status">{useBreaks(experience)}</p>
      <TestLength experience={experience} />
    </section>
  )
}

function useBreaks({ published, visitors }: SteeredExperience): string {
  const { t } = useWords()
  const { settings } = useEditor()
  const words = t.editor.effect
  if (!published || visitors === 0) return words.notSeen
  const reasons = resultBreaksOf(published, settings).map((each) => words.reasons[each])
  if (reasons.length === 0) return words.keeps
  const last = reasons.pop() ?? ''
  return words.breaks(reasons.length > 0 ? `${reasons.join(', ')} ${words.and} ${last}` : last)
}

function TestLength({ experience }: { experience: SteeredExperience }) {
  const { t, formats } = useWords()
  const { settings, site } = useEditor()
  const words = t.editor.effect
  const [visitors, setVisitors] = useState(showNumber(experience.visitorsPerDay ?? site.traffic?.visitorsPerDay))
  const [rate, setRate] = useState(showNumber(site.traffic && site.traffic.orderRate * 100))
  const [uplift, setUplift] = useState('5')
  const shown = settings.variations?.map(({ share }) => share) ?? [settings.share ?? 1]
  const control = 1 - shown.reduce((all, share) => all + share, 0)
  const inputs = [
    { label: words.visitorsPerDay, value: visitors, change: setVisitors },
    { label: words.rate, value: rate, change: setRate },
    { label: words.uplift, value: uplift, change: setUplift },
  ]
  const [perDay = 0, percent = 0, difference = 0] = inputs.map(({ value }) => readNumber(value) ?? 0)
  const isUsable = perDay > 0 && percent > 0 && percent < 100 && difference > 0
  const plan = {
    visitorsPerDay: perDay,
    rate: percent / 100,
    uplift: difference / 100,
    shares: [control, ...shown],
  }
  const days = isUsable && control > 1e-6 ? daysOfTest(plan) : null
  return (
    <fieldset className="test-length">
      <legend>{words.length}</legend>
      <div className="field-row">
        {inputs.map(({ label, value, change }) => (
          <label key={label}>
            <span>{label}</span>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={value}
              onChange={({ target }) => change(target.value)}
            />
          </label>
        ))}
      </div>
      <p role="status">
        {!isUsable && words.check}
        {isUsable && control <= 1e-6 && words.noControl}
        {isUsable && control > 1e-6 && days === null && words.never}
        {days !== null && (
          <>
            <b>{words.days(formats.formatNumber(days), days === 1)}</b> {words.daysHint}
          </>
        )}
      </p>
    </fieldset>
  )
}

/** With at most three digits that say something, as an estimate has them. */
function showNumber(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(Number(value.toPrecision(3)))
}
