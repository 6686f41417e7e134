import { Link } from 'react-router'
import type { SeenExperience } from '../../contract/console/visitor.ts'
import { nameGoal } from '../parts/name-goal.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'

type Props = { experiences: SeenExperience[]; trackingId: string }

/** What a visitor has seen of experiences, and what they did since. */
export function SeenExperiences({ experiences, trackingId }: Props) {
  const { t, formats } = useWords()
  const words = t.visitors
  return (
    <section className="card seen-experiences">
      <h2>{words.experiences}</h2>
      {experiences.length === 0 && <p className="hint">{words.noExperiences}</p>}
      {experiences.length > 0 && (
        <WideTable label={words.experiences} isStacked>
          <thead>
            <tr>
              <th scope="col">{words.experience}</th>
              <th scope="col">{words.variation}</th>
              <th scope="col">{words.iteration}</th>
              <th scope="col">{words.seen}</th>
              <th scope="col">{words.goals}</th>
              <th scope="col" className="number">
                {words.ordersAfter}
              </th>
            </tr>
          </thead>
          <tbody>
            {experiences.map(({ experienceId, iterationId, variationId, isControl, at, goals, orders }) => (
              <tr key={JSON.stringify([experienceId, iterationId])}>
                <th scope="row">
                  <Link to={`/sites/${encodeURIComponent(trackingId)}/experiences/${encodeURIComponent(experienceId)}`}>
                    {experienceId}
                  </Link>
                </th>
                <td data-label={words.variation}>
                  {variationId} {isControl && <small>{words.control}</small>}
                </td>
                <td data-label={words.iteration}>
                  <code>{iterationId}</code>
                </td>
                <td data-label={words.seen} className="moment">
                  {formats.formatDateTime(at)}
                </td>
                <td data-label={words.goals}>
                  {goals.length === 0 && <span className="quiet">{words.noGoals}</span>}
                  {goals.map((goal) => (
                    <span key={goal.goalId} className="goal" title={formats.formatDateTime(goal.at)}>
                      {nameGoal(goal.goalId, t)} {goal.isPrimary && <small>{words.primary}</small>}
                    </span>
                  ))}
                </td>
                <td data-label={words.ordersAfter} className="number">
                  {formats.formatNumber(orders)}
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  )
}
