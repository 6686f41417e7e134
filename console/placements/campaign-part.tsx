import type { CampaignGroup, ListedCampaign } from '../../contract/console/placements.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'

const numbers = ['visitors', 'delivered', 'impressions', 'clickthroughs', 'converters', 'conversions'] as const

/** One campaign of a placement: its state, its content, and what is counted of both groups. */
export function CampaignPart({ campaign }: { campaign: ListedCampaign }) {
  const { t, formats } = useWords()
  const { id, state, share, content, recommendations, groups } = campaign
  const plan =
    recommendations &&
    t.placements.recommends(
      formats.formatNumber(recommendations.count),
      recommendations.strategies.map((each) => t.placements.strategies[each] ?? each).join(', '),
    )
  return (
    <div className="campaign">
      <h3>
        {id} <span data-state={state}>{t.placements.states[state]}</span>
      </h3>
      <p className="hint">{[t.placements.share(formats.formatFineShare(share)), plan].filter(Boolean).join(' · ')}</p>
      {content === null ? (
        <p className="hint">{t.placements.noContent}</p>
      ) : (
        <details>
          <summary>{t.placements.content}</summary>
          <pre>{JSON.stringify(content, null, 2)}</pre>
        </details>
      )}
      {groups.length > 0 ? <Counts groups={groups} campaignId={id} /> : <p>{t.placements.uncounted}</p>}
    </div>
  )
}

function Counts({ groups, campaignId }: { groups: CampaignGroup[]; campaignId: string }) {
  const { t, formats } = useWords()
  const { columns } = t.placements
  return (
    <WideTable label={t.placements.counts(campaignId)} isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.group}</th>
          {numbers.map((name) => (
            <th key={name} scope="col" className="number">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((counted) => (
          <tr key={counted.group}>
            <th scope="row">{t.placements.groups[counted.group]}</th>
            {numbers.map((name) => (
              <td key={name} className="number" data-label={columns[name]}>
                {formats.formatNumber(counted[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
