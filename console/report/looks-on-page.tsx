import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedExperience } from '../../contract/console/experience-report.ts'
import type { SteeredSite } from '../../contract/console/steer.ts'
import { publishedPreviewQuery } from '../api/change-queries.ts'
import { ProblemList } from '../changes/problem-list.tsx'
import { PageChooser } from '../editor/preview/page-chooser.tsx'
import { PreviewTrouble } from '../editor/preview/preview-trouble.tsx'
import { type PreviewDevice, ShopFrame } from '../editor/preview/shop-frame.tsx'
import { isOfSite, pagesFor } from '../editor/preview/shop-pages.ts'
import { VariationChoice } from '../editor/preview/variation-choice.tsx'
import { useWords } from '../settings/language.tsx'
import { useQuiet } from '../time/use-quiet.ts'
import { PreviewLinks } from './preview-links.tsx'

type Props = { trackingId: string; experience: ListedExperience; site: SteeredSite; device: PreviewDevice }

/** The variations of what is published on one page of the shop. */
export function LooksOnPage({ trackingId, experience, site, device }: Props) {
  const { t } = useWords()
  const words = t.editor.previewing
  const types = experience.pages.length > 0 ? experience.pages : undefined
  const [page, setPage] = useState(() => pagesFor(site.pages, types)[0]?.address ?? '')
  const [chosen, setChosen] = useState('')
  const asked = useQuiet(page)
  const isAllowed = isOfSite(page, site.domains)
  const { data, error, isFetching } = useQuery({
    ...publishedPreviewQuery(trackingId, experience.id, asked),
    enabled: isOfSite(asked, site.domains),
  })
  const { variations } = experience
  const control = variations.find(({ isControl }) => isControl)
  const others = variations.filter(({ isControl }) => !isControl)
  const variation = others.find(({ variationId }) => variationId === chosen) ?? others[0]
  const isFramed = isAllowed && data?.script !== 'deployed' && !data?.problems.length && !error
  const links = isAllowed ? (data?.links ?? {}) : {}
  return (
    <div className="looks-on-page" aria-busy={isFetching}>
      <div className="preview-choices">
        <PageChooser site={site} types={types} page={page} onChoose={setPage} />
        {isFramed && (
          <VariationChoice
            variations={others.map(({ variationId, name }) => ({ id: variationId, name }))}
            chosen={variation?.variationId ?? ''}
            onChoose={setChosen}
          />
        )}
      </div>
      <PreviewTrouble error={error} title={t.report.looks.problems}>
        {data && data.problems.length > 0 && <ProblemList problems={data.problems} />}
      </PreviewTrouble>
      {isFramed && (
        <>
          <div className="frames" data-device={device}>
            {[control, variation].map(
              (each) =>
                each && (
                  <ShopFrame
                    key={each.isControl ? 'control' : 'variation'}
                    name={each.name}
                    address={links[each.variationId]}
                    version={0}
                    device={device}
                  />
                ),
            )}
          </div>
          <p className="hint">{words.empty}</p>
        </>
      )}
      {data?.script === 'deployed' && <p className="hint">{t.report.looks.deployed}</p>}
      {Object.keys(links).length > 0 && <PreviewLinks variations={variations} links={links} />}
      {data?.script === 'built' && Object.keys(links).length > 0 && <p className="hint">{t.report.looks.lifetime}</p>}
    </div>
  )
}
