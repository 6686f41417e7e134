import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import { holdoutId } from '../../contract/console/site-description.ts'
import { steerQuery } from '../api/change-queries.ts'
import { sessionQuery } from '../api/queries.ts'
import type { PreviewDevice } from '../editor/preview/shop-frame.tsx'
import { RadioBar } from '../parts/radio-bar.tsx'
import { useMedia } from '../parts/use-media.ts'
import { useWords } from '../settings/language.tsx'
import { LooksOnPage } from './looks-on-page.tsx'
import '../styles/editor-preview.css'
import '../styles/looks.css'

/**
 * How control and variation look on a page of the shop, with a link to each. Pages of the shop load once somebody asks for them: they
 * put the browser into preview mode.
 */
export function Looks({ report: { experience } }: { report: ExperienceReport }) {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const words = t.report.looks
  const { data: session } = useQuery(sessionQuery)
  const { data: state } = useQuery(steerQuery(trackingId))
  const isNarrow = useMedia('(max-width: 767px)')
  const isForPhones = isNarrow || (experience.devices.length > 0 && !experience.devices.includes('computer'))
  const [device, setDevice] = useState<PreviewDevice>(isForPhones ? 'phone' : 'desktop')
  const [isOpen, setOpen] = useState(false)
  if (!state || experience.state === 'removed' || experience.id === holdoutId) return null
  const isKnown = state.site.domains.length > 0
  const mayEdit = session?.role !== 'view'
  return (
    <section className="card looks" aria-labelledby="looks">
      <header>
        <h2 id="looks">{words.title}</h2>
        {isOpen && state.unavailable === null && (
          <RadioBar<PreviewDevice>
            label={t.editor.previewing.devices}
            value={device}
            options={[
              { value: 'phone', label: t.editor.previewing.phone },
              { value: 'desktop', label: t.editor.previewing.desktop },
            ]}
            onChange={setDevice}
          />
        )}
      </header>
      {!isKnown && <p className="hint">{words.unknownSite}</p>}
      {isKnown && !mayEdit && <p className="hint">{t.editor.previewing.mayNot}</p>}
      {isKnown && mayEdit && !isOpen && (
        <>
          <p className="hint">{state.unavailable === null ? words.hint : words.linksOnly}</p>
          <button type="button" className="plain" onClick={() => setOpen(true)}>
            {state.unavailable === null ? words.show : words.makeLinks}
          </button>
        </>
      )}
      {isKnown && mayEdit && isOpen && (
        <LooksOnPage trackingId={trackingId} experience={experience} site={state.site} device={device} />
      )}
    </section>
  )
}
