import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { Icon } from '../parts/icon.tsx'
import { useWords } from '../settings/language.tsx'
import { nameVariation } from './name-variation.ts'

type Props = { report: ExperienceReport; results: ExperienceResults }

/** How visitors are divided between the variations, beside how they were meant to be. */
export function Division({ report, results }: Props) {
  const { t, formats } = useWords()
  const { division, divisionFine, divisionAlarm, expected } = t.report
  const { shares, p, isAlarm, isAssumed } = results.sampleRatio
  const all = results.variations.reduce((sum, { visitors }) => sum + visitors, 0)
  const chance = formats.formatProbability(p)
  return (
    <section className="card division" aria-labelledby="division" data-alarm={isAlarm}>
      <h2 id="division">{division}</h2>
      <p className={isAlarm ? 'alarm' : 'hint'}>
        {isAlarm && <Icon name="alarm" />}
        {isAlarm ? divisionAlarm(chance) : divisionFine(chance)} {isAssumed && t.report.conclusion.assumedShares}
      </p>
      <ul>
        {results.variations.map(({ variationId, visitors }) => {
          const planned = shares.find((each) => each.variationId === variationId)?.share ?? 0
          const observed = all > 0 ? visitors / all : 0
          return (
            <li key={variationId}>
              <span>{nameVariation(variationId, report)}</span>
              <span>
                <b>{formats.formatRate(observed)}</b> <small>{expected(formats.formatRate(planned))}</small>
              </span>
              <ShareBar observed={observed} planned={planned} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function ShareBar({ observed, planned }: { observed: number; planned: number }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="ground" width="100" y="2" height="6" />
      <rect className="observed" width={observed * 100} y="2" height="6" />
      <line x1={planned * 100} x2={planned * 100} y1="0" y2="10" />
    </svg>
  )
}
