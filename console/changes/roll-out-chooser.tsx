import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { Choice } from '../parts/choice.tsx'
import { Icon } from '../parts/icon.tsx'
import { useWords } from '../settings/language.tsx'
import type { RollOutChoice } from './roll-out-choices.ts'
import { phaseOf, type SiteClock } from './steer-actions.ts'

type Props = {
  /** The one that does best first. */
  choices: RollOutChoice[]
  chosen: string
  onChoose(id: string): void
  settings: ExperienceSettings
  clock: SiteClock
  isAlarm: boolean
}

/** Chooses the variation for all, and warns of what speaks against it. */
export function RollOutChooser({ choices, chosen, onChoose, settings, clock, isAlarm }: Props) {
  const { t, formats } = useWords()
  const { warnings, leading, variation } = t.changes.steer
  const choice = choices.find(({ id }) => id === chosen)
  const phase = phaseOf(settings, clock)
  const found = [
    isAlarm && warnings.alarm,
    !isAlarm && choice?.proof === 'none' && warnings.unproven,
    choice?.proof === 'worse' && warnings.worse,
    (phase === 'paused' || phase === 'ended') && warnings.stopped,
    settings.exclusion && settings.exclusion.share < 1 && warnings.group(formats.formatShare(settings.exclusion.share)),
  ].filter((warning) => typeof warning === 'string')
  return (
    <>
      {choices.length > 1 ? (
        <Choice
          label={variation}
          value={chosen}
          options={choices.map(({ id, name, estimate }, at) => ({
            value: id,
            label: at === 0 && estimate !== null && estimate > 0 ? leading(name, formats.formatChange(estimate)) : name,
          }))}
          onChange={onChoose}
        />
      ) : (
        <p>
          {variation}: <b>{choice?.name}</b>
          {choice && choice.estimate !== null && ` (${formats.formatChange(choice.estimate)})`}
        </p>
      )}
      {found.length > 0 && (
        <ul className="roll-out-warnings">
          {found.map((warning) => (
            <li key={warning}>
              <Icon name="alarm" /> <span>{warning}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
