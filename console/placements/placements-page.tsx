import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { placementsQuery } from '../api/placement-queries.ts'
import { PageHeading } from '../parts/page-heading.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { AskRecommendations } from './ask-recommendations.tsx'
import { CampaignPart } from './campaign-part.tsx'

/** The placements of a site with their campaigns, and what is recommended to whom. */
export function PlacementsPage() {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const { data, error, refetch } = useQuery(placementsQuery(trackingId))
  return (
    <>
      <PageHeading title={t.placements.title}>
        <p>{t.placements.hint}</p>
      </PageHeading>
      {error && !data && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={10} />}
      {data?.placements.length === 0 && (
        <Empty title={t.placements.none}>
          <p>{t.placements.noneHint}</p>
        </Empty>
      )}
      <AskRecommendations trackingId={trackingId} />
      {data?.placements.map(({ id, campaigns }) => (
        <section key={id} className="card placement">
          <h2>{id}</h2>
          {campaigns.length === 0 && <p className="hint">{t.placements.noCampaigns}</p>}
          {campaigns.map((campaign) => (
            <CampaignPart key={campaign.id} campaign={campaign} />
          ))}
        </section>
      ))}
      {data && data.placements.length > 0 && <p className="hint">{t.placements.countsHint}</p>}
    </>
  )
}
