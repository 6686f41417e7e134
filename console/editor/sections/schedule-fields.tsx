import { useWords } from '../../settings/language.tsx'
import { FieldFrame } from '../fields/field-frame.tsx'
import { useEditor } from '../use-editor.ts'
import { momentOfSiteTime, showSiteTime } from './site-time.ts'

const bounds = ['scheduled_start', 'scheduled_end'] as const

/** From when to when it runs, on the clocks of the site. */
export function ScheduleFields() {
  const { t } = useWords()
  const { settings, site, changeValue } = useEditor()
  const words = t.editor.audience
  const { schedule } = settings
  const shown = bounds.map((bound) => showSiteTime(schedule?.[bound], site.timeZone))
  const [start, end] = shown.map((each) => momentOfSiteTime(each, site.timeZone))
  const isTurned = start !== undefined && end !== undefined && end <= start

  function changeBound(bound: (typeof bounds)[number], value: string): void {
    const { [bound]: _, ...others } = schedule ?? {}
    // Without a zone of the site it is UTC, which has to be said with the time.
    const next = value ? { ...others, [bound]: site.timeZone ? value : `${value}Z` } : others
    changeValue(['schedule'], Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <div className="field-row">
      {bounds.map((bound, at) => (
        <FieldFrame
          key={bound}
          path={['schedule', bound]}
          label={at === 0 ? words.start : words.end}
          hint={at === 0 ? words.zone(site.timeZone ?? 'UTC') : undefined}
          mistake={at === 1 && isTurned && words.endFirst}
        >
          {(input) => (
            <input
              {...input}
              type="datetime-local"
              value={shown[at] ?? ''}
              onChange={({ target }) => changeBound(bound, target.value)}
            />
          )}
        </FieldFrame>
      ))}
    </div>
  )
}
