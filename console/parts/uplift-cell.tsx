import type { Uplift } from '../../contract/experience-results.ts'
import { useWords } from '../settings/language.tsx'
import { toneOf, UpliftBar } from './uplift-bar.tsx'

type Props = {
  /** Null for the control, and where nothing can be compared. */
  uplift: Uplift | null
  /** How far from zero the bar's scale reaches. */
  reach: number
  /** After an alarm no difference is called proven. */
  isAlarm: boolean
  /** Whose it is, where that is not said otherwise. */
  name?: string
}

/** An uplift with its interval, as a bar and in numbers. */
export function UpliftCell({ uplift, reach, isAlarm, name }: Props) {
  const { t, formats } = useWords()
  if (!uplift) return <span className="quiet">–</span>
  const { interval, estimate } = uplift
  const isTrusted = interval !== null && !isAlarm
  return (
    <div className="uplift" data-alarm={isAlarm}>
      {interval && <UpliftBar uplift={uplift} reach={reach} />}
      <div>
        <b data-tone={isTrusted ? toneOf(uplift) : 'doubtful'}>{formats.formatChange(estimate)}</b>
        <small>
          {interval
            ? `${formats.formatChange(interval[0])} … ${formats.formatChange(interval[1])}`
            : t.experiences.noInterval}
        </small>
        {name && <small className="whose">{name}</small>}
      </div>
    </div>
  )
}
